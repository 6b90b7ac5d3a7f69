import { describe, expect, it } from 'vitest';
import { accuracyLines } from '../../../../scripts/development/bench/insights/accuracy.ts';
import { createAfinnJudge, judgeByStars, judgeByVader } from '../../../../scripts/development/bench/insights/judges.ts';
import { createKeywordReader, type Judge } from '../../../../scripts/development/bench/insights/keywords.ts';
import { type Reader, systemsOf } from '../../../../scripts/development/bench/insights/systems.ts';
import { formatTable } from '../../../../scripts/development/bench/insights/table.ts';
import { ENGLISH_DICTIONARY } from '../../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../../src/insights/lexicon/lexicon.ts';
import type { Passage } from '../../../../src/insights/model/passages.ts';

const lexicon = buildLexicon([
  ...parseCues('punctuality', { positive: ['on time'], negative: ['late'], not: ['late model'] }, ENGLISH_DICTIONARY),
  ...parseCues('price', { positive: ['fair price'], negative: ['expensive'] }, ENGLISH_DICTIONARY),
]);

describe('the verdicts of the baselines', () => {
  const verdictsOf = (judge: Judge, text: string, ratings: readonly (number | undefined)[] = [3]) =>
    ratings.map((rating) =>
      judge({ text, rating })({ start: 0, end: text.length, within: { start: 0, end: text.length } } as Passage),
    );

  it('from the stars are positive from 4, negative up to 2, and neutral at 3 and without stars', () => {
    expect(verdictsOf(judgeByStars, '', [1, 2, 3, undefined, 4, 5]).join(' ')).toBe(
      'negative negative neutral neutral positive positive',
    );
  });

  it.each([
    ['Great work, I love it!', 'positive'],
    ['Horrible service.', 'negative'],
    ['The van came on Tuesday.', 'neutral'],
  ])('from VADER and from AFINN go by the words: %s', (text, verdict) => {
    for (const judge of [judgeByVader, createAfinnJudge()]) expect(verdictsOf(judge, text)).toEqual([verdict]);
  });
});

describe('keywords', () => {
  const found = (text: string, judge = judgeByStars, rating = 5) =>
    createKeywordReader(lexicon, judge)({ text, rating }).map(({ aspect, sentiment }) => `${aspect} ${sentiment}`);

  it('tell the aspect and leave the verdict to the judge', () => {
    expect(found('They were late.')).toEqual(['punctuality positive']);
    expect(found('They were late.', judgeByStars, 1)).toEqual(['punctuality negative']);
  });

  it('are not found where their words mean something else, nor in a text without words', () => {
    expect(found('A late model furnace.')).toEqual([]);
    expect(found('')).toEqual([]);
  });

  it('get the verdict of VADER on their sentence, and of AFINN on their clause', () => {
    const text = 'They were late, but the work is superb. Awful, horrible and expensive.';
    expect(found(text, judgeByVader)).toEqual(['punctuality positive', 'price negative']);
    expect(found(text, createAfinnJudge())).toEqual(['punctuality neutral', 'price neutral']);
  });

  it('are quoted as they stand in the text', () => {
    const text = '👍 Well! The man was late, the van too.';
    const [mention] = createKeywordReader(lexicon, judgeByStars)({ text, rating: 2 });
    expect(text.slice(mention?.start, mention?.end)).toContain('late');
  });
});

it('systems are readers with stars, and those that can do without them, which do not see them', () => {
  const mentions = createKeywordReader(lexicon, judgeByStars);
  const readers = (['either', 'always', 'never'] as const).map((stars): Reader => ({ name: stars, stars, mentions }));
  const systems = systemsOf(readers).map((system) => {
    const [mention] = system.mentions({ text: 'late', rating: 1 });
    return `${system.name} ${system.stars}: ${mention?.sentiment}`;
  });
  expect(systems).toEqual(['either true: negative', 'always true: negative', 'either false: neutral', 'never false: neutral']);
});

describe('the tables', () => {
  it('are flush left in the first column and flush right in the others', () => {
    const rows = ['name F1', 'a 0.500', 'longer '].map((row) => row.split(' '));
    expect(formatTable(rows)).toEqual(['  name       F1', '  a       0.500', '  longer']);
    expect(formatTable([])).toEqual([]);
  });

  it('tell the figures of a system on labelled reviews', () => {
    const reviews = [
      { text: 'They were late.', rating: 1, labels: [{ aspect: 'punctuality', sentiment: 'negative' as const }] },
      { text: 'Nice van.', labels: [{ aspect: 'staff', sentiment: 'positive' as const, optional: true }] },
    ];
    const [title, head, row] = accuracyLines(
      { title: 'two', reviews },
      systemsOf([{ name: 'stars', stars: 'always', mentions: createKeywordReader(lexicon, judgeByStars) }]),
    );
    expect(title).toBe('two: 2 reviews with 2 labels, 1 of them optional');
    expect(head).toMatch(/^ {2}system {2}stars {2}aspect F1 /);
    // Samples that draw only the second review have an F1 of 0.
    expect(row?.trim().split(/\s{2,}/)).toEqual(['stars', 'yes', '1.000', '1.000', '0.000 to 1.000', '1.000', '1.000']);
  });
});
