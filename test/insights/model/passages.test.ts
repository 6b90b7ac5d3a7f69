import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages, sharesHalf } from '../../../src/insights/model/passages.ts';
import { anyText } from '../../support/content/hostile/any-text.ts';

const lexicon = buildLexicon(
  parseCues('punctuality', { positive: ['on time'], negative: ['late', 'came ... late'] }, ENGLISH_DICTIONARY),
);

describe('the passages of a text', () => {
  it('are its segments without the marks at their ends', () => {
    const text = '"Well," he said, (late). Rude!';
    const slices = readPassages(text, lexicon).map(({ start, end }) => text.slice(start, end));
    expect(slices).toEqual(['Well', 'he said', 'late', 'Rude']);
  });

  it('keep the per cent of a figure', () => {
    const text = 'We got a discount of 30%. (10 %)';
    const slices = readPassages(text, lexicon).map(({ start, end }) => text.slice(start, end));
    expect(slices).toEqual(['We got a discount of 30%', '10 %']);
  });

  it('know their sentence, by number and by words', () => {
    const [first, second] = readPassages('He came. She left, too.', lexicon);
    expect(first).toMatchObject({ sentence: 0, first: 0, last: 2, within: { start: 0, end: 8, words: ['he', 'came'] } });
    expect(second).toMatchObject({
      sentence: 1,
      first: 0,
      last: 2,
      within: { stems: ['she', 'leav', 'too'], segments: [0, 0, 1] },
    });
  });

  it('know which words are quoted', () => {
    const [{ within } = { within: { quoted: [] } }] = readPassages('say “on time” please', lexicon);
    expect(within.quoted).toEqual([false, true, true, true, false, false]);
  });

  it('have the cues of their own words, rated', () => {
    const cues = readPassages('Not late, on time', lexicon).map((passage) => passage.cues.map(({ sentiment }) => sentiment));
    expect(cues).toEqual([['positive'], ['positive']]);
  });

  it('have a cue that reaches over a comma where it ends', () => {
    const cues = readPassages('They came, again, late', lexicon).map((passage) => passage.cues.length);
    expect(cues).toEqual([0, 0, 1]);
  });

  it('have a cue whose last word only joins two segments before that word', () => {
    const joining = buildLexicon(parseCues('staff', { negative: ['rude and'] }, ENGLISH_DICTIONARY));
    const cues = readPassages('They were rude and I left', joining).map((passage) => passage.cues.length);
    expect(cues).toEqual([1, 0]);
  });

  it('have one word for all names, but for those of the cues that the editors added', () => {
    const own = buildLexicon(parseCues('staff', { positive: ['rosa'] }, ENGLISH_DICTIONARY, true));
    const wordsOf = (text: string, of = lexicon) => readPassages(text, of).map(({ within }) => within.words.join(' '));
    expect(wordsOf('We like Rosa and Okafor')[0]).toBe('we like <name> and <name>');
    expect(wordsOf('We like Rosa and Okafor', own)[0]).toBe('we like rosa and <name>');
  });

  it.each([
    ['Tim and Carlos were late.', 'Tim and Carlos were late'],
    ['Prince and his team were late.', 'Prince and his team were late'],
    ['The price and the service were fine.', 'The price and the service were fine'],
    ['They came and were late.', 'and were late'],
  ])('know where the subject of the last one begins: %s', (text, expected) => {
    const passage = readPassages(text, lexicon).at(-1);
    expect(text.slice(passage?.subjectStart, passage?.end)).toBe(expected);
  });

  it.each([
    ['[removed] was rude!', '[removed] was rude'],
    ['We were served by [removed].', 'We were served by [removed]'],
    ['[He was rude.', 'He was rude'],
    ['(He was rude)', 'He was rude'],
  ])('keep the brackets around what was taken out: %s', (text, expected) => {
    const [passage] = readPassages(text, lexicon);
    expect(text.slice(passage?.start, passage?.end)).toBe(expected);
  });

  it('are none where there is no word', () => {
    expect(readPassages('', lexicon)).toEqual([]);
    expect(readPassages(' . , ; ', lexicon)).toEqual([]);
  });

  it('take the words of each sentence one after the other, in any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const [sentence, passages] of Map.groupBy(readPassages(text, lexicon), (passage) => passage.sentence)) {
          let last = 0;
          for (const passage of passages) {
            expect(passage.first).toBe(last);
            expect(passage.last).toBeGreaterThan(last);
            expect(end <= passage.start && passage.start < passage.end && passage.end <= text.length).toBe(true);
            ({ last, end } = passage);
          }
          expect(passages[0]?.within.words.length, `sentence ${sentence}`).toBe(last);
        }
      }),
    );
  });
});

describe('a passage shares half with a place', () => {
  it.each([
    [{ start: 0, end: 10 }, true],
    [{ start: 5, end: 20 }, true],
    [{ start: 6, end: 30 }, false],
    [{ start: 8, end: 12 }, true],
    [{ start: 9, end: 12 }, false],
    [{ start: 20, end: 30 }, false],
  ])('%o: %s', (place, shares) => {
    expect(sharesHalf({ start: 0, end: 10 }, place)).toBe(shares);
    expect(sharesHalf(place, { start: 0, end: 10 })).toBe(shares);
  });
});
