import { describe, expect, it } from 'vitest';
import { type Part, parseCorpus, readPart } from '../../../../scripts/development/insights/corpus.ts';
import { onceFor } from '../../../../src/once.ts';

/** The message for a fault in a corpus file `a-1.txt`. */
function faultOf(text: string): string {
  try {
    parseCorpus(text, 'a-1.txt');
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'no fault';
}

describe('a line of the corpus', () => {
  it('is a rating, a text without its brackets, and the labelled passages', () => {
    expect(parseCorpus('4 | [staff+ Nice guy], but [price- not cheap].', 'b-2.txt')).toEqual([
      {
        trade: 'home-services',
        id: 'home-services/b-2-1',
        rating: 4,
        text: 'Nice guy, but not cheap.',
        labels: [
          { aspect: 'staff', sentiment: 'positive', optional: false, start: 0, end: 8 },
          { aspect: 'price', sentiment: 'negative', optional: false, start: 14, end: 23 },
        ],
      },
    ]);
  });

  it('counts offsets in UTF-16 code units', () => {
    const [review] = parseCorpus('5 | 👍 [staff+ Señor Peña 👌 rocks]!', 'b-2.txt');
    const [label] = review?.labels ?? [];
    expect(review?.text.slice(label?.start, label?.end)).toBe('Señor Peña 👌 rocks');
    expect(label?.start).toBe(3);
  });

  it('gives a passage all the labels of its bracket, each optional for itself', () => {
    const [review] = parseCorpus('3 | [price= speed-? Average price, rather slow]', 'b-2.txt');
    expect(review?.labels).toEqual([
      { aspect: 'price', sentiment: 'neutral', optional: false, start: 0, end: 26 },
      { aspect: 'speed', sentiment: 'negative', optional: true, start: 0, end: 26 },
    ]);
  });

  it('may be without labels', () => {
    expect(parseCorpus('5 | Great company.', 'b-2.txt')).toEqual([
      { trade: 'home-services', id: 'home-services/b-2-1', rating: 5, text: 'Great company.', labels: [] },
    ]);
  });
});

describe('a file of the corpus', () => {
  it('passes over comments and empty lines, and names a review after its file and line', () => {
    const reviews = parseCorpus('# plumbing\n\n5 | One.\r\n   \n1 | Two | three.\n', 'k-10.txt');
    expect(reviews.map(({ id, text }) => [id, text])).toEqual([
      ['home-services/k-10-3', 'One.'],
      ['home-services/k-10-5', 'Two | three.'],
    ]);
  });

  it.each([
    ['6 | Too many stars', 'not "stars | text", with 1 to 5 stars'],
    ['0 | Too few', 'not "stars | text", with 1 to 5 stars'],
    ['Without stars', 'not "stars | text", with 1 to 5 stars'],
    ['5 |', 'not "stars | text", with 1 to 5 stars'],
    ['5 | [staff+ Nice', 'a bracket without its other half'],
    ['5 | Nice] guy', 'a bracket without its other half'],
    ['5 | [staff+ [price+ Nice] guy]', 'a bracket without its other half'],
    ['5 | [staff Nice guy]', 'a bracket needs labels such as price-, and then the passage: [staff Nice guy]'],
    ['5 | [Staff+ Nice guy]', 'a bracket needs labels such as price-, and then the passage: [Staff+ Nice guy]'],
    ['5 | [staff+]', 'a bracket needs labels such as price-, and then the passage: [staff+]'],
    ['5 | []', 'a bracket needs labels such as price-, and then the passage: []'],
  ])('tells what is wrong, and where: %s', (line, message) => {
    expect(faultOf(`# first\n5 | Good.\n${line}\n`)).toBe(`a-1.txt:3: ${message}`);
  });

  it('names the aspects there are where a label is of none', () => {
    expect(faultOf('5 | [food+ Tasty]')).toMatch(/^a-1\.txt:1: food\+: the aspects are punctuality, .*, warranty$/);
  });
});

const partOf = onceFor((part: Part) => readPart(part));

it.each(['train', 'tune', 'test'] as const)('reads the %s part, whose ids are all different', (part) => {
  const reviews = partOf(part);
  expect(reviews.length).toBeGreaterThan(100);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
});

it('keeps the writers of the test part out of the parts that are learned from', () => {
  const writers = (part: Part) => new Set(partOf(part).map(({ id }) => id.replace(/-\d.*/, '')));
  expect([...writers('test').intersection(writers('train').union(writers('tune')))]).toEqual([]);
});

it('holds no text twice across its parts', () => {
  const of = (part: Part) => partOf(part).map(({ text }) => text.toLowerCase());
  const learned = new Set([...of('train'), ...of('tune')]);
  expect(of('test').filter((text) => learned.has(text))).toEqual([]);
});
