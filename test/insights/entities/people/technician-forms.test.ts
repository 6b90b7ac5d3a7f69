import { describe, expect, it } from 'vitest';
import { namePartsOf, technicianForms } from '../../../../src/insights/entities/people/technician-forms.ts';

describe('the parts of a name', () => {
  it.each([
    ['Dana Whitfield', { first: 'dana', rest: ['whitfield'], last: 'whitfield' }],
    ['Dr. Ann van der Berg Jr.', { first: 'ann', rest: ['van', 'der', 'berg'], last: 'berg' }],
    ['Dana', { first: 'dana', rest: [], last: undefined }],
    ['Dre Linh Nguyen', { first: 'linh', rest: ['nguyen'], last: 'nguyen' }],
    ['Dre Marsh', { first: 'dre', rest: ['marsh'], last: 'marsh' }],
    ['mgr inż. Jan Lis', { first: 'jan', rest: ['lis'], last: 'lis' }],
    ['Dott.ssa Maria Rossi', { first: 'maria', rest: ['rossi'], last: 'rossi' }],
    ['Dipl.-Ing. Max Muster', { first: 'max', rest: ['muster'], last: 'muster' }],
    ['Prof.Dr.Eva Lang', { first: 'eva', rest: ['lang'], last: 'lang' }],
    ['Dr. med. dent. Eva Lang', { first: 'eva', rest: ['lang'], last: 'lang' }],
    ['د. أحمد سالم', { first: 'احمد', rest: ['سالم'], last: 'سالم' }],
    ['lek. dent. Jan Lis', { first: 'jan', rest: ['lis'], last: 'lis' }],
    ['D.R. Jones', { first: 'd', rest: ['r', 'jones'], last: 'jones' }],
    ['Miss', { first: 'miss', rest: [], last: undefined }],
    ['🙂', { first: '', rest: [], last: undefined }],
  ])('of %s', (name, parts) => {
    expect(namePartsOf(name)).toEqual(parts);
  });
});

describe('the forms of a name', () => {
  const forms = new Map(technicianForms('Michael Price', ['Big Mike']).map(([words, form]) => [words.join(' '), form]));

  it.each([
    ['michael price', true],
    ['mike price', true],
    ['big mike', true],
    ['michael', false],
    ['mike', false],
    ['mr price', false],
    ['m price', false],
    ['michael p', false],
  ])('hold "%s", unmistakable: %s', (form, sure) => {
    expect(forms.get(form)).toMatchObject({ key: 'Michael Price', sure });
  });

  it.each([
    ['Amparo Ferrer Soler', 'amparo ferrer'],
    ['José Luis García Pérez', 'jose luis garcia'],
    ['Ana de la Fuente Ruiz', 'ana de la fuente'],
  ])('of %s do without the second last name', (name, form) => {
    expect(new Map(technicianForms(name, []).map(([words, { sure }]) => [words.join(' '), sure])).get(form)).toBe(true);
  });

  it.each([
    ['Mary Ellen Smith', 'mary ellen'],
    ['Ann van der Berg', 'ann van der'],
    ['Ana del Río', 'ana del'],
  ])('of %s are not cut off: %s', (name, form) => {
    expect(technicianForms(name, []).map(([words]) => words.join(' '))).not.toContain(form);
  });

  it('tell which words need a capital', () => {
    expect(forms.get('michael price')?.capitals).toEqual([1]);
    expect(forms.get('m price')?.capitals).toEqual([0, 1]);
    expect(forms.get('mr price')?.capitals).toEqual([]);
    expect(forms.get('mike')?.capitals).toEqual([]);
  });

  it('are none of a name without letters', () => {
    expect(technicianForms('🙂', [])).toEqual([]);
  });
});
