import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { paintFor } from '../../../../scripts/support/terminal/paint.ts';

it('colours nothing where no terminal reads', () => {
  expect(paintFor(new PassThrough())('red', 'a')).toBe('a');
});

it('colours where one does', () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, getColorDepth: () => 8 });
  expect(paintFor(terminal)('red', 'a')).toBe(process.env.NO_COLOR ? 'a' : '\u001b[31ma\u001b[39m');
});
