import { expect, it } from 'vitest';
import { once, onceFor } from '../src/once.ts';

it('makes a value when it is asked for, and then keeps it', () => {
  let made = 0;
  const get = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(get()).toBe(get());
  expect(made).toBe(1);
});

it('tries again where the value could not be made', () => {
  let tries = 0;
  const get = once(() => {
    if (++tries === 1) throw new Error('not yet');
    return {};
  });
  expect(get).toThrow('not yet');
  expect(get()).toEqual({});
});

it('makes a value anew whose promise was rejected, and one alone for all who ask meanwhile', async () => {
  let tries = 0;
  const get = once(async () => {
    if (++tries === 1) throw new Error('not yet');
    return tries;
  });
  expect(await Promise.allSettled([get(), get()])).toMatchObject(Array(2).fill({ reason: { message: 'not yet' } }));
  expect(await Promise.all([get(), get(), get()])).toEqual([2, 2, 2]);
});

it('makes the value of each key once, in a store of its own or in one that is given', () => {
  const asked: string[] = [];
  const kept = new Map([['known', 1]]);
  const lengthOf = onceFor((text: string) => {
    asked.push(text);
    return text.length;
  }, kept);
  expect(['', 'ab', 'known', '', 'ab'].map(lengthOf)).toEqual([0, 2, 1, 0, 2]);
  expect(asked).toEqual(['', 'ab']);
  expect([...kept]).toEqual([
    ['known', 1],
    ['', 0],
    ['ab', 2],
  ]);
  const boxOf = onceFor((key: string) => ({ key }));
  expect(boxOf('a')).toBe(boxOf('a'));
});
