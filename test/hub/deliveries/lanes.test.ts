import { beforeEach, expect, it } from 'vitest';
import { createLanes } from '../../../src/hub/deliveries/lanes.ts';
import { deliveryOf } from '../../support/hub/deliveries.ts';

let lanes = createLanes<ReturnType<typeof deliveryOf>>();

beforeEach(() => {
  lanes = createLanes();
});

it('one delivery of a topic to a callback is in the lane until it leaves', () => {
  const [first, again] = [deliveryOf({}), deliveryOf({})];
  expect(lanes.enter(first)).toBe(true);
  expect(lanes.enter(again)).toBe(false);
  expect(lanes.leave(again)).toBeUndefined();
  expect(lanes.enter(again)).toBe(false);
  expect(lanes.leave(first)).toBeUndefined();
  expect(lanes.enter(again)).toBe(true);
});

it.each([{ topic: 'https://a.example/other' }, { callback: 'https://b.example/other' }])('a lane of its own has %o', (other) => {
  expect(lanes.enter(deliveryOf({}))).toBe(true);
  expect(lanes.enter(deliveryOf(other))).toBe(true);
});

it('a delivery for a subscription that was made anew waits behind the one before, and is given when that leaves', () => {
  const [old, renewed] = [deliveryOf({ subscription: 1 }), deliveryOf({ subscription: 2 })];
  lanes.enter(old);
  expect(lanes.enter(renewed)).toBe(false);
  expect(lanes.leave(old)).toBe(renewed);
  expect(lanes.leave(old)).toBeUndefined();
  expect(lanes.enter(renewed)).toBe(true);
  expect(lanes.leave(renewed)).toBeUndefined();
});
