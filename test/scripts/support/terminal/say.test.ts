import { expect, it } from 'vitest';
import { forTerminal } from '../../../../scripts/support/terminal/say.ts';

const TEXT = 'These reviews wait for a verification';

it('fits a text to the terminal, and leaves it as it is for a program', () => {
  expect(forTerminal(TEXT, { isTTY: true, columns: 30 })).toBe('These reviews wait for a\nverification');
  expect(forTerminal(TEXT, { columns: 30 })).toBe(TEXT);
});
