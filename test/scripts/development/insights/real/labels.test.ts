import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCorpus } from '../../../../../scripts/development/insights/corpus.ts';
import { addLabels, readLines, readRealLabels, withTexts } from '../../../../../scripts/development/insights/real/labels.ts';
import { anyCharacter } from '../../../../support/content/hostile/any-character.ts';

const [late, fair] = parseCorpus(
  '1 | [punctuality- They came two hours late] and [price= price-? charged $90].\n5 | Great!',
  'a-1.txt',
);
const reviews = [late, fair].filter((review) => review !== undefined);

describe('the labels of real reviews', () => {
  it('are found again by the texts, and hold no word of these', () => {
    const file = addLabels('', 'train', reviews);
    expect(file).not.toMatch(/late|charged|Great/);
    const { reviews: found, missing } = withTexts(file, 'train', ['Something else.', 'Great!', late?.text ?? '']);
    expect(missing).toEqual([]);
    for (const { id: _, ...review } of reviews) expect(found).toContainEqual({ ...review, id: expect.any(String) });
  });

  it('do not depend on how the lines of a text were broken', () => {
    const text = ` ${late?.text.replaceAll(' ', '\n ')}\n`;
    expect(withTexts(addLabels('', 'test', reviews), 'test', [text])).toMatchObject({
      reviews: [{ text: late?.text }],
      missing: ['home-services'],
    });
  });

  it('are apart for learning and for measuring', () => {
    expect(withTexts(addLabels('', 'train', reviews), 'test', ['Great!'])).toEqual({ reviews: [], missing: [] });
  });

  it('are refused for measuring on what was learned from, and for learning from what is measured on', () => {
    expect(() => addLabels(addLabels('', 'train', reviews), 'test', reviews.slice(0, 1))).toThrow(
      'already in the labels as train: home-services/a-1-1',
    );
    expect(() => addLabels(addLabels('', 'test', reviews), 'train', reviews)).toThrow('already in the labels as test');
  });

  it('are the same file in whatever order they are added, and the newest ones if a review is labelled again', () => {
    const lines = '2 | [price- Great!]\n1 | Great!\n3 | [price= Fair.]';
    const [once = [], one = [], other = []] = parseCorpus(lines, 'a-1.txt').map((review) => [review]);
    const again = addLabels(addLabels('', 'train', other), 'test', one);
    expect(addLabels(addLabels(addLabels('', 'test', once), 'train', other), 'test', one)).toBe(again);
  });

  it('are found for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 1 }), (text) => {
        const review = { trade: 'auto', id: '', rating: 3, text: text.trim().replaceAll(/\s+/g, ' '), labels: [] } as const;
        fc.pre(!/[[\]]/.test(text));
        return withTexts(addLabels('', 'train', [review]), 'train', [text]).missing.length === 0;
      }),
    );
  });

  it.each(['en', 'es'] as const)('are all of aspects that their trades have: %s', (tag) => {
    const file = readRealLabels(tag);
    const lines = file.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(500);
    expect(readLines(file)).toHaveLength(lines.length);
    expect(lines.filter((line) => !/^[0-9a-f]{16}\t(train|test)\t[a-z-]+\t[1-5](\t\d+-\d+ [a-z]+[+=-]\??)*$/.test(line))).toEqual(
      [],
    );
  });
});
