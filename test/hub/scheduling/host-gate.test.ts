import { describe, expect, it } from 'vitest';
import { createHostGate } from '../../../src/hub/scheduling/host-gate.ts';

describe('the gate of the hosts', () => {
  it('lets so many in for each host, and no host costs another one places', () => {
    const gate = createHostGate(2);
    const enter = (host: string) => gate.enter(host);
    expect(['a', 'a', 'a', 'b', 'b', 'b'].map(enter)).toEqual([true, true, false, true, true, false]);
  });

  it('has a place again when one leaves, and says so after it is free', () => {
    const entered: boolean[] = [];
    const gate = createHostGate(1);
    gate.onRoom(() => entered.push(gate.enter('a')));
    gate.enter('a');
    gate.leave('a');
    expect(entered).toEqual([true]);
    expect(gate.enter('a')).toBe(false);
  });

  it('forgets hosts that nobody is at: names of objects’ own members are hosts like others', () => {
    const gate = createHostGate(1);
    for (const host of ['__proto__', 'constructor', '']) {
      expect(gate.enter(host)).toBe(true);
      expect(gate.enter(host)).toBe(false);
      gate.leave(host);
      expect(gate.enter(host)).toBe(true);
    }
  });
});
