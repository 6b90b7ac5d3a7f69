import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { kinshipOf } from '../../../src/insights/lexicon/kinship.ts';
import { spanFeatures } from '../../../src/insights/model/span-features.ts';
import { hashPair, hashText } from '../../../src/insights/text/hash.ts';
import { anyText } from '../../support/content/hostile/any-text.ts';

const kinship = kinshipOf(new Map([['tardy', ['late', 'overdue']]]), ENGLISH_FORMS);

/** The value of a stem as a feature of a kind, for each of the spans with these names. */
function values(text: string, names: readonly string[], kind: string, stem: string): (number | undefined)[] {
  const spans = names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
  const wanted = hashPair(hashText(kind), hashText(stem));
  return spanFeatures(text, spans, kinship).map(({ hashes, values: of }) => of[hashes.indexOf(wanted)]);
}

describe('the features of a span', () => {
  const [some, none] = [expect.any(Number), undefined];

  it.each([
    ['its own words', 'Marco was late', ['Marco'], 'own', 'marco', [1.5]],
    ['not its own words as those around it', 'Marco was late', ['Marco'], 'word', 'marco', [none]],
    ['the left from the right', 'Marco late Dirk', ['Marco', 'Dirk'], 'left', 'late', [none, some]],
    ['the right from the left', 'Marco late Dirk', ['Marco', 'Dirk'], 'right', 'late', [some, none]],
    ['the segment of the span', 'Marco was late, but Dirk was not', ['Marco', 'Dirk'], 'segment', 'late', [some, none]],
    ['a word to the nearest span', 'Marco was late Dirk', ['Dirk', 'Marco'], 'nearest', 'late', [some, none]],
    ['on a draw a word to the first', 'Marco late Dirk', ['Marco', 'Dirk'], 'nearest', 'late', [some, none]],
    ['which words are negated', 'Marco was not late', ['Marco'], 'negated', 'late', [some]],
    ['which words are no longer negated', 'Marco was not here but late', ['Marco'], 'negated', 'late', [none]],
    ['the classes of the words', 'Marco was overdue', ['Marco'], 'kin', 'tardy', [some]],
    ['nothing of what is too far to matter', `Marco ${'x '.repeat(40)}late`, ['Marco'], 'word', 'late', [none]],
  ])('tell %s', (_, text, names, kind, stem, expected) => {
    expect(values(text, names, `span ${kind}`, stem)).toEqual(expected);
  });

  it('count a word less, the farther it is', () => {
    const [near = 0, far = 0] = values('Marco late and so on, then Dirk', ['Marco', 'Dirk'], 'span word', 'late');
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
  });

  it.each([
    ['what a verb says of the span, past words that only lead to it', 'Marco was really late', 'said', 0, true],
    ['whether it is denied', 'Marco was not very late', 'said', 1, true],
    ['not what a verb says of another', 'Marco, but Dirk was late', 'said', 0, false],
    ['the own clause', 'Marco came, he was late', 'clause', 0, true],
    ['other clauses', 'Marco came but Dirk was late', 'clause', 2, true],
  ])('tell %s: %s', (_, text, kind, number, found) => {
    const hash = hashPair(hashText(`span ${kind}`), hashPair(number, hashText('late')));
    expect(spanFeatures(text, [{ start: 0, end: 5 }], kinship)[0]?.hashes.includes(hash)).toBe(found);
  });

  it('take other spans for alike, whatever they name', () => {
    const next = (text: string, other: string) => {
      const spans = ['Marco', other].map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
      return new Set(spanFeatures(text, spans, kinship)[0]?.hashes);
    };
    const [dirk, anna] = [next('Marco and Dirk came', 'Dirk'), next('Marco and Anna came', 'Anna')];
    const two = hashPair(hashText('span next two'), hashPair(1, hashPair(hashText('and'), hashText('span other'))));
    expect(dirk.has(two) && anna.has(two)).toBe(true);
  });

  it('tell how many spans stand between a class of words and the span', () => {
    const across = (between: number) => hashPair(hashText('span kin across'), hashPair(6 * between, hashText('tardy')));
    const text = 'Marco and Dirk were late';
    const spans = [0, 10].map((start) => ({ start, end: start + (start === 0 ? 5 : 4) }));
    const [marco, dirk] = spanFeatures(text, spans, kinship);
    expect(marco?.hashes).toContain(across(1));
    expect(dirk?.hashes).toContain(across(0));
  });

  it('are there for each span of any text, wherever it lies', () => {
    const place = fc.tuple(fc.nat(420), fc.nat(420)).map(([start, end]) => ({ start, end }));
    fc.assert(
      fc.property(anyText, fc.array(place, { maxLength: 4 }), (text, spans) => {
        const found = spanFeatures(text, spans, kinship);
        expect(found).toHaveLength(spans.length);
        for (const { hashes, values: of } of found) expect(of).toHaveLength(hashes.length);
      }),
    );
  });
});
