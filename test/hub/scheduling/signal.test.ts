import { describe, expect, it } from 'vitest';
import { createSignal } from '../../../src/hub/scheduling/signal.ts';
import { NEVER } from '../../support/patience.ts';

describe('a signal', () => {
  it('wakes whoever waits for it', async () => {
    const signal = createSignal();
    const waiting = signal.wait(NEVER);
    signal.raise();
    await waiting;
  });

  it('is kept for the next wait when nobody waits, and for that one alone', async () => {
    const signal = createSignal();
    signal.raise();
    signal.raise();
    await signal.wait(NEVER);
    let isOver = false;
    const second = signal.wait(NEVER).then(() => {
      isOver = true;
    });
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    signal.raise();
    await second;
  });

  it('ends a wait by itself after its time', async () => {
    const signal = createSignal();
    await signal.wait(1);
    await signal.wait(0);
  });

  it('that comes after a wait has timed out is kept', async () => {
    const signal = createSignal();
    await signal.wait(1);
    signal.raise();
    await signal.wait(NEVER);
  });
});
