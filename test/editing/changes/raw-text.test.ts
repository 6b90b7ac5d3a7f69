import { expect, it } from 'vitest';
import { withOwnBreaks } from '../../../src/editing/changes/raw-text.ts';

it.each([
  ['a\nb\n', 'a\nx\nb\n', 'a\nx\nb\n'],
  ['\uFEFFa\r\nb\r\n', 'a\nx\nb\n', '\uFEFFa\r\nx\r\nb\r\n'],
  ['a\rb', 'a\n', 'a\r'],
  ['', 'a\n', 'a\n'],
])('keeps the BOM and the line breaks of %j', (raw, after, written) => {
  expect(withOwnBreaks(raw, after)).toBe(written);
});
