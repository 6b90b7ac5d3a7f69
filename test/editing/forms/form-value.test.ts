import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { cleaned, isSame, mergedValue, reviewToForm } from '../../../src/editing/forms/form-value.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';

const { known } = collectNames(
  businessFileSchema.parse({
    name: 'A',
    technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }],
    service_areas: [{ id: 'riverside', name: 'Riverside' }],
  }),
);

it('shows the names that the lists offer, and leaves those that are not known', () => {
  const value = { id: 'a', rating: 5, mentions: { technicians: ['dana', 'Kyle'] }, service_area: 'Riverside' };
  expect(reviewToForm(value, known)).toEqual({
    rating: 5,
    mentions: { technicians: ['Dana Whitfield', 'Kyle'] },
    service_area: 'riverside',
  });
});

it('shows a rating that is no number as it stands in the file', () => {
  expect(reviewToForm({ rating: 'three' }, known)).toEqual({ rating: 'three' });
});

it('leaves out what was left empty', () => {
  expect(cleaned({ a: ' x\r\ny\vz ', b: '', c: null, d: [], e: { f: '' }, g: ['', 'h'], i: 0 })).toEqual({
    a: 'x\ny\nz',
    g: ['h'],
    i: 0,
  });
  expect(cleaned({ a: [''] })).toBeUndefined();
});

describe('what is written', () => {
  it('keeps the aliases, the spaces and the entries that nobody touched', () => {
    const file = { technicians: ['Dana', 'Tom'], note: 'text\n' };
    const shown = { technicians: ['Dana Whitfield', 'Tom'], note: 'text\n' };
    expect(mergedValue(file, shown, { technicians: ['Tom', 'Dana Whitfield', 'Jo'], note: 'text' })).toEqual({
      technicians: ['Tom', 'Dana', 'Jo'],
      note: 'text\n',
    });
  });

  it('follows an entry by its name, and one with another name by its place', () => {
    const file = [
      { id: 'a', x: ' 1' },
      { id: 'b', x: ' 2' },
    ];
    expect(mergedValue(file, file, [{ id: 'b', x: ' 2', y: 3 }])).toEqual([{ id: 'b', x: ' 2', y: 3 }]);
    expect(mergedValue(file, file, [{ id: 'c', x: '1' }, file[1]])).toEqual([{ id: 'c', x: ' 1' }, file[1]]);
  });

  it('leaves out a field that the form no longer gives, whatever it is called', () => {
    expect(mergedValue({ toString: 'a' }, { toString: 'a' }, { x: 1 })).toEqual({ x: 1 });
  });

  it('is what the form gives, whatever the file has', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.array(tie('any')),
        fc.dictionary(fc.string(), tie('any')),
      ),
    })).any;
    fc.assert(fc.property(value, value, (shown, given) => isSame(mergedValue(shown, shown, given), given)));
  });
});
