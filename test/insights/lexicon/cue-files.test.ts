import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { readCueFiles } from '../../../src/insights/lexicon/cue-files.ts';

/** The mistakes in a file of cues for the price. */
function mistakes(text: string): readonly string[] {
  return readCueFiles([{ path: 'cues/price.tsv', text }], ENGLISH_DICTIONARY).mistakes;
}

describe('files of cues', () => {
  it('give their cues in the order of aspects and kinds, and of the lines within these', () => {
    const { cues, mistakes } = readCueFiles(
      [
        { path: 'cues/price.tsv', text: '# cost\nnegative\tdear\npositive\tfair price\nnot\tdear me\n\npositive\tcheap\n' },
        { path: 'cues/punctuality.tsv', text: 'negative  late' },
        { path: 'cues/roofing/price.tsv', text: 'positive\tcheap shingles' },
      ],
      ENGLISH_DICTIONARY,
    );
    expect(mistakes).toEqual([]);
    expect(cues.map(({ aspect, sentiment, pattern }) => [aspect, sentiment, pattern.length])).toEqual([
      ['punctuality', 'negative', 1],
      ['price', 'positive', 2],
      ['price', 'positive', 1],
      ['price', 'positive', 2],
      ['price', 'negative', 1],
      ['price', null, 2],
    ]);
    expect(cues.some(({ own }) => own)).toBe(false);
  });

  it('are named for aspects', () => {
    const { cues, mistakes } = readCueFiles([{ path: 'cues/prise.tsv', text: 'positive\tcheap' }], ENGLISH_DICTIONARY);
    expect(cues).toEqual([]);
    expect(mistakes).toEqual([
      expect.stringMatching(/^cues\/prise\.tsv: "prise" is no aspect; there are punctuality, .*warranty$/),
    ]);
  });

  it.each([
    ['a kind that there is not', 'positiv\tcheap', '1: "positiv" is no kind of cue; there are positive, neutral, negative, not'],
    ['no cue', '\npositive', '2: a pattern has 1 to 8 places'],
    ['a pattern that is none', 'positive\tcheap *', '1: a pattern begins and ends with a word or a class'],
    ['a cue twice', 'positive\tcheap\nnegative\tcheap', '2: the same cue stands in cues/price.tsv:1'],
    [
      'a cue in another order',
      'positive\tfair|good deal\npositive\tgood|fair deal',
      '2: the same cue stands in cues/price.tsv:1',
    ],
    ['a cue in two forms', 'positive\tfair price\n\npositive\tfair priced', '3: the same cue stands in cues/price.tsv:1'],
  ])('with %s are told the line', (_, text, mistake) => {
    expect(mistakes(text)).toEqual([`cues/price.tsv:${mistake}`]);
  });

  it('keep the other cues beside a mistake', () => {
    const file = { path: 'cues/price.tsv', text: 'positive\tcheap\nbad\tdear' };
    expect(readCueFiles([file], ENGLISH_DICTIONARY).cues).toHaveLength(1);
  });

  it('may hold a cue for several aspects, and cues that differ in what may be left out', () => {
    const cues = ['fair * price', 'fair ... price', 'fair a? price', 'fair a price'];
    const price = { path: 'cues/price.tsv', text: cues.map((cue) => `positive\t${cue}`).join('\n') };
    const staff = { path: 'cues/staff.tsv', text: 'positive\tfair a price' };
    expect(readCueFiles([price, staff], ENGLISH_DICTIONARY).mistakes).toEqual([]);
  });
});
