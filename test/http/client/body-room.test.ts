import { describe, expect, it } from 'vitest';
import { type BodyRoom, createBodyRoom } from '../../../src/http/client/body-room.ts';

const MIB = 2 ** 20;

/** A room in which the client `a` has taken all. */
function fullRoom(): BodyRoom {
  const room = createBodyRoom();
  for (let n = 0; n < 32; n++) if (!room.take('a', MIB)) expect.fail(`body ${n + 1} was refused`);
  return room;
}

describe('createBodyRoom', () => {
  it('has room for 32 MiB of each client', () => {
    const room = fullRoom();
    expect([room.take('a', 1), room.take('b', MIB)]).toEqual([false, true]);
  });

  it('has room again for what was given back, and no more', () => {
    const room = fullRoom();
    room.giveBack('a', 100);
    expect([room.take('a', 101), room.take('a', 100), room.take('a', 1)]).toEqual([false, true, false]);
  });

  it('counts a body of unknown length, and one that is too long, as the longest that is read', () => {
    const room = createBodyRoom();
    const bodies = Array.from({ length: 33 }, (_, n) => room.take('a', n % 2 === 0 ? Number.POSITIVE_INFINITY : 99e9));
    expect(bodies.filter(Boolean)).toHaveLength(32);
    room.giveBack('a', Number.POSITIVE_INFINITY);
    expect([room.take('a', MIB), room.take('a', 1)]).toEqual([true, false]);
  });
});
