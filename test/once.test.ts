import { expect, it } from 'vitest';
import { once } from '../src/once.ts';

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
