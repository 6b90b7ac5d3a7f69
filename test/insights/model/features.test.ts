import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY, ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { kinshipOf } from '../../../src/insights/lexicon/kinship.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { createFeatureReader, createFeatures, featuresOf, VALUE } from '../../../src/insights/model/features.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { hashPair, hashText } from '../../../src/insights/text/hash.ts';

const lexicon = buildLexicon(parseCues('punctuality', { negative: ['late'] }, ENGLISH_DICTIONARY));
const kinship = kinshipOf(new Map([['tardy', ['late', 'overdue']]]), ENGLISH_FORMS);

/** The value of a feature in each passage of a text. */
function values(text: string, kind: string, ...parts: readonly string[]): (number | undefined)[] {
  const [last = '', ...before] = parts.toReversed();
  const value = before.reduce((hash, part) => hashPair(hashText(part), hash), hashText(last));
  const wanted = hashPair(hashText(kind), value);
  return featuresOf(readPassages(text, lexicon), kinship).map(({ hashes, values: of }) => of[hashes.indexOf(wanted)]);
}

it('features count the first time that they are given', () => {
  const { add, read } = createFeatures();
  add(7, 0.5);
  add(9, 1);
  add(7, 2);
  expect(read()).toEqual({ hashes: [7, 9], values: [0.5, 1] });
  expect(read()).toEqual({ hashes: [], values: [] });
});

describe('a passage shows', () => {
  it('the stems and words of its own', () => {
    expect(values('They arrived, we left', 'stem', 'arriv')).toEqual([VALUE.stem, undefined]);
    expect(values('They arrived, we left', 'word', 'arrived')).toEqual([VALUE.word, undefined]);
  });

  it('pairs of words that begin in it and may end after it', () => {
    expect(values('They came, late', 'pair', 'come', 'late')).toEqual([VALUE.pair, undefined]);
  });

  it('pairs over a gap', () => {
    expect(values('came very late', 'gap', 'come', 'late')).toEqual([VALUE.gap]);
  });

  it('which words stand after a negation', () => {
    expect(values('late but not early', 'negated', 'earli')).toEqual([undefined, VALUE.negated]);
    expect(values('late but not early', 'negated', 'late')).toEqual([undefined, undefined]);
  });

  it('what is said before and after it, and in the sentence before', () => {
    expect(values('Rude, late. Dear.', 'before', 'rude')).toEqual([undefined, VALUE.context, undefined]);
    expect(values('Rude, late. Dear.', 'after', 'late')).toEqual([VALUE.context, undefined, undefined]);
    expect(values('Rude, late. Dear.', 'earlier', 'rude')).toEqual([undefined, undefined, VALUE.context]);
  });

  it('the classes of its words', () => {
    expect(values('It was overdue', 'kin', 'tardy')).toEqual([VALUE.kin]);
  });

  it('its cues, and less those of its neighbours', () => {
    const cue = 'punctuality negative';
    expect(values('He was late, she was not', 'cue', cue)).toEqual([VALUE.cue, undefined]);
    expect(values('He was late, she was not', 'near cue', cue)).toEqual([undefined, VALUE.nearCue]);
  });
});

it('adds the features of each passage to a sink, some of them by the numbers under which the sink knows them', () => {
  const passages = readPassages('He was late, he was late.', lexicon);
  const { add, read } = createFeatures();
  const sink = {
    numberOf: (hash: number) => -hash,
    add,
    addNumber: (number: number, value: number) => add(-number, value),
    read,
  };
  expect(createFeatureReader(kinship, sink)(passages)).toEqual(featuresOf(passages, kinship));
});

it('sees a sentence before only where fewer passages than words in sight stand between', () => {
  const long = Array.from({ length: 30 }, (_, at) => `thing${'abcdefghijklmnopqrstuvwxyzabcdef'[at]}`).join(', ');
  const found = values(`Rude. ${long}.`, 'earlier', 'rude');
  expect(found.slice(0, 26)).toEqual([undefined, ...Array(24).fill(VALUE.context), undefined]);
});

it('has features for each passage, and none for none', () => {
  expect(featuresOf(readPassages('One, two. Three!', lexicon), kinship)).toHaveLength(3);
  expect(featuresOf([], kinship)).toEqual([]);
});
