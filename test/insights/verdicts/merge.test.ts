import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { mergeVerdicts, type PassageVerdict, SURE, withoutRepeats } from '../../../src/insights/verdicts/merge.ts';
import { mentionOf } from '../../support/content/reading/insights.ts';

const lexicon = buildLexicon([]);

/**
 * Merges verdicts on one aspect and shows their quotes. A verdict is `<number of the passage> <sentiment> <confidence> <margin>`.
 */
function merged(text: string, ...verdicts: readonly string[]): string[] {
  const passages = readPassages(text, lexicon);
  const given = verdicts.flatMap((verdict): PassageVerdict[] => {
    const [at, sentiment, confidence = 0.9, margin = 3] = verdict.split(' ');
    const passage = passages[Number(at)];
    if (passage === undefined) return [];
    const sure = { confidence: Number(confidence), margin: Number(margin) };
    return [{ passage, aspect: 'staff', sentiment: sentiment as Sentiment, ...sure }];
  });
  return mergeVerdicts(text, given).map(({ sentiment, start, end }) => `${sentiment}: ${text.slice(start, end)}`);
}

const KIND = 'The dispatcher was kind to all of us';
const KINDER = 'the plumber even kinder than she was';
const BRUTE = 'the boss was a brute to my wife';
const DECENT = 'The boy was decent to her';
const TEXT = `${KIND}, ${KINDER}, ${BRUTE}. ${DECENT}.`;

describe('verdicts on one aspect', () => {
  it.each([
    ['one mention where neighbours of a sentence agree', ['0 positive', '1 positive'], [`positive: ${KIND}, ${KINDER}`]],
    ['two where a passage parts them', ['0 positive', '2 positive'], [`positive: ${KIND}`, `positive: ${BRUTE}`]],
    ['two where the end of a sentence does', ['2 positive', '3 positive'], [`positive: ${BRUTE}`, `positive: ${DECENT}`]],
    ['for and against where both are sure', ['2 negative', '0 positive'], [`positive: ${KIND}`, `negative: ${BRUTE}`]],
    ['not neutral where another is', ['0 neutral 0.99', '2 negative'], [`negative: ${BRUTE}`]],
    ['neutral where no other is', ['0 neutral'], [`neutral: ${KIND}`]],
    ['that of the surest alone where another is not sure', ['0 positive 0.6 0.5', '2 negative'], [`negative: ${BRUTE}`]],
    ['the surest of each passage', ['0 positive 0.6', '0 negative 0.7'], [`negative: ${KIND}`]],
    ['none of none', [], []],
  ])('are %s', (_, verdicts, mentions) => {
    expect(merged(TEXT, ...verdicts)).toEqual(mentions);
  });

  it.each([
    ['confidence', SURE.confidence - 0.01, 3],
    ['margin', 0.6, SURE.margin - 0.01],
  ])('leave out one against the surest that has too little %s', (_, confidence, margin) => {
    expect(merged(TEXT, '0 positive', `2 negative ${confidence} ${margin}`)).toHaveLength(1);
    expect(merged(TEXT, '0 positive', `2 negative ${SURE.confidence} ${SURE.margin}`)).toHaveLength(2);
  });
});

it('mentions stand in the order of the text, those of one place by aspect', () => {
  const [first, second] = readPassages('They were as rude as anyone could be. The next were ruder than that.', lexicon);
  if (first === undefined || second === undefined) throw new Error('two passages expected');
  const verdict = { sentiment: 'negative', confidence: 0.9, margin: 2 } as const;
  const found = mergeVerdicts('They were as rude as anyone could be. The next were ruder than that.', [
    { ...verdict, passage: second, aspect: 'price' },
    { ...verdict, passage: first, aspect: 'staff' },
    { ...verdict, passage: first, aspect: 'price' },
  ]);
  expect(found.map(({ aspect, start }) => `${aspect} ${start}`)).toEqual(['price 0', 'staff 0', 'price 38']);
});

// Comparing each with all others would exceed the time limit of the tests.
it('merges the verdicts of 120,000 sentences', () => {
  const text = 'late. '.repeat(120_000);
  const [late] = readPassages('late.', lexicon);
  if (late === undefined) throw new Error('a passage expected');
  const said = { aspect: 'punctuality', sentiment: 'negative', confidence: 1, margin: 1 } as const;
  const verdicts = Array.from({ length: 120_000 }, (_, sentence) => {
    const place = { start: 6 * sentence, subjectStart: 6 * sentence, end: 6 * sentence + 4 };
    return { ...said, passage: { ...late, ...place, sentence, within: { ...late.within, ...place } } };
  });
  expect(mergeVerdicts(text, verdicts)).toHaveLength(120_000);
});

describe('mentions without repeats', () => {
  const mention = (start: number, end: number, more: Parameters<typeof mentionOf>[0] = {}) => mentionOf({ start, end, ...more });
  const quote = { start: 0, end: 30 };

  it('lack those whose quote lies in that of another', () => {
    const whole = mention(10, 20, { quote });
    expect(withoutRepeats([mention(0, 9), whole, mention(25, 30, { quote })])).toEqual([whole]);
    expect(withoutRepeats([mention(0, 9), mention(40, 50)])).toHaveLength(2);
    expect(withoutRepeats([mention(5, 35), mention(10, 20, { quote })])).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof mentionOf>[0]]>([
    ['of another aspect', { aspect: 'staff' }],
    ['with another verdict', { sentiment: 'negative' }],
    ['whose words show no verdict, around one whose words do', { quote: { showsVerdict: false } }],
  ])('keep one %s', (_, more) => {
    expect(withoutRepeats([mention(0, 9), mention(10, 20, { ...more, quote: { ...quote, ...more.quote } })])).toHaveLength(2);
  });
});
