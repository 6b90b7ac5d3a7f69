import { expect, it } from 'vitest';
import { diffLines } from '../../../../scripts/support/terminal/diff-lines.ts';

it('shows what goes and what comes, with two lines around', () => {
  const before = 'a\nb\nc\nd\ne\nf\n';
  expect(diffLines(before, before.replace('d', 'x'), (_, text) => text)).toEqual(['  b', '  c', '- d', '+ x', '  e', '  f']);
});

it('lets no text move the cursor', () => {
  expect(diffLines('', 'a\u001b[2J\u2028b\n', (_, text) => text)).toEqual(['+ a\uFFFD[2J\uFFFDb']);
});
