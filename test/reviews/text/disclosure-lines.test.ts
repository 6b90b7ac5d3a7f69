import { expect, it } from 'vitest';
import { ar } from '../../../src/locales/ar.ts';
import { en } from '../../../src/locales/en.ts';
import { es } from '../../../src/locales/es.ts';
import { type Disclosure, INCENTIVE_KINDS, RELATION_KINDS } from '../../../src/reviews/schemas/disclosure.ts';
import { disclosureLines } from '../../../src/reviews/text/disclosure-lines.ts';

function lines(disclosure?: Disclosure): string[] {
  return disclosureLines(disclosure, en.disclosure);
}

it('says nothing where nothing is disclosed', () => {
  expect([lines(undefined), lines({})]).toEqual([[], []]);
});

it('says what was got, then who the author is, each with its own words', () => {
  expect(lines({ relation: { kind: 'employee' }, incentive: { kind: 'gift', text: 'a mug!' } })).toEqual([
    'The author got a gift or a free service for this review: a mug!',
    'The author works for the business.',
  ]);
});

it('keeps the full stop of a sentence from a text that runs the other way', () => {
  expect(disclosureLines({ incentive: { kind: 'gift', text: 'a mug' } }, ar.disclosure)[0]).toMatch(/: \u2068a mug\u2069\.$/);
  expect(disclosureLines({ incentive: { kind: 'gift', text: 'كوب' } }, ar.disclosure)[0]).toMatch(/: كوب\.$/);
});

it.each([en, es])('has a sentence of its own for each kind', ({ disclosure }) => {
  const all = [
    ...INCENTIVE_KINDS.map((kind) => ({ incentive: { kind } })),
    ...RELATION_KINDS.map((kind) => ({ relation: { kind } })),
  ].flatMap((given) => disclosureLines(given, disclosure));
  expect(new Set(all).size).toBe(INCENTIVE_KINDS.length + RELATION_KINDS.length);
});
