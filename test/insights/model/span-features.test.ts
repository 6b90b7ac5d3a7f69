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
  it('tell its own words from those around it', () => {
    expect(values('Marco was late', ['Marco'], 'span own', 'marco')).toEqual([1.5]);
    expect(values('Marco was late', ['Marco'], 'span word', 'marco')).toEqual([undefined]);
  });

  it('count a word less, the farther it is', () => {
    const [near = 0, far = 0] = values('Marco late and so on, then Dirk', ['Marco', 'Dirk'], 'span word', 'late');
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
  });

  it('tell the left from the right', () => {
    expect(values('Marco late Dirk', ['Marco', 'Dirk'], 'span left', 'late')).toEqual([undefined, expect.any(Number)]);
    expect(values('Marco late Dirk', ['Marco', 'Dirk'], 'span right', 'late')).toEqual([expect.any(Number), undefined]);
  });

  it('tell the segment of the span', () => {
    const found = values('Marco was late, but Dirk was not', ['Marco', 'Dirk'], 'span segment', 'late');
    expect(found).toEqual([expect.any(Number), undefined]);
  });

  it('give a word to the nearest span, on a draw to the first', () => {
    expect(values('Marco late Dirk', ['Marco', 'Dirk'], 'span nearest', 'late')).toEqual([expect.any(Number), undefined]);
    expect(values('Marco was late Dirk', ['Dirk', 'Marco'], 'span nearest', 'late')).toEqual([expect.any(Number), undefined]);
  });

  it('tell which words are negated', () => {
    expect(values('Marco was not late', ['Marco'], 'span negated', 'late')).toEqual([expect.any(Number)]);
    expect(values('Marco was not here but late', ['Marco'], 'span negated', 'late')).toEqual([undefined]);
  });

  it('tell the classes of the words', () => {
    expect(values('Marco was overdue', ['Marco'], 'span kin', 'tardy')).toEqual([expect.any(Number)]);
    expect(values('Marco was overdue', ['Marco'], 'span kin negated', 'tardy')).toEqual([undefined]);
    expect(values('Marco was not overdue', ['Marco'], 'span kin negated', 'tardy')).toEqual([expect.any(Number)]);
    const found = values('Marco was overdue, but Dirk was not', ['Marco', 'Dirk'], 'span kin segment', 'tardy');
    expect(found).toEqual([expect.any(Number), undefined]);
  });

  it('tell what a verb says of the span, past words that only lead to it', () => {
    const said = (negated: number) => hashPair(hashText('span said'), hashPair(negated, hashText('late')));
    const found = (text: string) => spanFeatures(text, [{ start: 0, end: 5 }], kinship).flatMap(({ hashes }) => hashes);
    expect(found('Marco was really late')).toContain(said(0));
    expect(found('Marco was not very late')).toContain(said(1));
    expect(found('Marco, but Dirk was late')).not.toContain(said(0));
  });

  it('tell what the span depends on, and what stands beside its last word', () => {
    const [soup] = spanFeatures('We ate the hot soup today', [{ start: 11, end: 19 }], kinship);
    expect(soup?.hashes).toContain(hashPair(hashText('span governor'), hashText('eat')));
    expect(soup?.hashes).toContain(
      hashPair(hashText('span head next'), hashPair(1, hashPair(hashText('soup'), hashText('todai')))),
    );
  });

  it('tell the own clause from the others', () => {
    const clause = (beyond: boolean) => hashPair(hashText('span clause'), hashPair(2 * Number(beyond), hashText('late')));
    const found = (text: string) => spanFeatures(text, [{ start: 0, end: 5 }], kinship).flatMap(({ hashes }) => hashes);
    expect(found('Marco came, he was late')).toContain(clause(false));
    expect(found('Marco came but Dirk was late')).toContain(clause(true));
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
    const [beforehand] = spanFeatures('Overdue Marco', [{ start: 8, end: 13 }], kinship);
    expect(beforehand?.hashes).toContain(hashPair(hashText('span kin across'), hashPair(1, hashText('tardy'))));
  });

  it('leave out what is too far to matter', () => {
    expect(values(`Marco ${'x '.repeat(40)}late`, ['Marco'], 'span word', 'late')).toEqual([undefined]);
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
