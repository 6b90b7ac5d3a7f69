import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START } from '../../../../src/authoring/problems/problem.ts';
import { findCopied, findSameTexts, warnOfSameText } from '../../../../src/editing/warnings/reviews/same-texts.ts';

const LONG =
  'Marcus came within two hours, found the leak behind the shower wall and had it mended before dinner. He laid down drop cloths, ' +
  'explained what he did and what it would cost, and the bill was exactly what the office had said on the telephone.';

/** What is found among texts by different people, each as `[place, place of the first, exact]`. */
function found(texts: readonly (string | { author: string; text: string })[]) {
  const reviews = texts.map((text, at) => ({
    id: String(at),
    ...(typeof text === 'string' ? { author: `Author ${at}`, text } : text),
  }));
  return findSameTexts(reviews).map(({ id, first, exact }) => [Number(id), Number(first), exact]);
}

describe('the same text twice', () => {
  it('is found without regard to case, white space and punctuation', () => {
    expect(found([LONG, 'Another.', LONG.toUpperCase().replaceAll(' ', '\n\n').replaceAll(',', ' …')])).toEqual([[2, 0, true]]);
  });

  it('each time is led back to the first', () => {
    expect(found([LONG, LONG, LONG])).toEqual([
      [1, 0, true],
      [2, 0, true],
    ]);
  });

  it('is no copy where it is short and by two people, but where one wrote it twice', () => {
    expect(found(['Great service!', 'great service'])).toEqual([]);
    const twice = ['Maria G.', 'maria g.', 'Someone'].map((author) => ({ author, text: 'Great service!' }));
    expect(found(twice)).toEqual([[1, 0, true]]);
  });

  it('counts in scripts that need fewer signs', () => {
    const chinese = '师傅准时到达，很快就修好了热水器，还把地面打扫得干干净净。';
    expect(found([chinese, chinese])).toEqual([[1, 0, true]]);
  });

  it('is found where some words of a long one were changed', () => {
    expect(found([LONG, LONG.replace('Marcus', 'He').replace('dinner', 'lunch')])).toEqual([[1, 0, false]]);
    expect(
      found([LONG, `${LONG.slice(0, 100)} All else was rather different, I am sorry to say, and nobody called back for a week.`]),
    ).toEqual([]);
  });

  it('is none where there are no words', () => {
    expect(found(['👍', '👍'])).toEqual([]);
  });

  it('is told once at most of each review, always of one further up', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(LONG, LONG.slice(20), `${LONG} Thanks.`, 'Short.', LONG.toLowerCase())), (texts) => {
        const all = found(texts);
        expect(new Set(all.map(([at]) => at)).size).toBe(all.length);
        for (const [at, first] of all) expect(Number(first)).toBeLessThan(Number(at));
      }),
      { numRuns: 50 },
    );
  });
});

it('is none of a review that stands in the content twice, but of one that is nearly like it', () => {
  const twice = { id: 'a', author: 'Ann', text: LONG };
  const near = { id: 'b', author: 'Bo', text: LONG.replace('dinner', 'lunch') };
  expect(findSameTexts([twice, twice, near])).toEqual([{ id: 'b', first: 'a', exact: false }]);
});

it('is found for a review that is not among the others, even where those have mistakes', () => {
  const others = [null, { id: 'a' }, { id: 'b', author: 'Ann', text: LONG }].map((value) => ({
    file: 'reviews.jsonl',
    value,
    nameOf: () => '',
    locator: () => () => START,
  }));
  expect(findCopied({ id: 'c', author: 'Bo', text: LONG }, others)).toEqual({ id: 'c', first: 'b', exact: true });
  expect(findCopied({ id: 'c', author: 'Bo', text: 'Another.' }, others)).toBeUndefined();
});

it('is told at the text, with how a copy is taken out', () => {
  expect(warnOfSameText({ id: 'b', first: 'a', exact: false })).toEqual({
    kind: 'same-text',
    path: ['text'],
    message: 'is nearly the same as that of the review a',
    fix: 'if it is a copy: npm run reviews -- remove b --reason "the same as a"',
  });
});
