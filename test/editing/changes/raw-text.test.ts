import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '../../../src/authoring/files/read-text-file.ts';
import { withOwnBreaks } from '../../../src/editing/changes/raw-text.ts';

it('keeps the BOM and the line breaks of what stays, and gives new lines those of the file', () => {
  expect(withOwnBreaks('\uFEFFa\r\nb\nc\rd\r\n', 'a\nx\ny\nb\nc\nd\n')).toBe('\uFEFFa\r\nx\r\ny\r\nb\nc\rd\r\n');
  expect(withOwnBreaks('a\r\nb\nc\r\n', 'a\nx\nc\n')).toBe('a\r\nx\nc\r\n');
});

it('keeps the BOM where the line breaks of a file with mixed ones cannot stay', () => {
  expect(withOwnBreaks('\uFEFFx\ny\rz', 'x\ny\n\nz')).toBe('\uFEFFx\ny\n\nz');
});

const lines = fc
  .array(fc.constantFrom('a', 'b', '', '\n', '\r\n', '\r', '\uFEFF'), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

it('reads as the new text, and is the file itself where nothing changed', () => {
  fc.assert(
    fc.property(
      lines,
      lines.filter((text) => !text.startsWith('\uFEFF')),
      (raw, other) => {
        expect(withOwnBreaks(raw, plain(raw))).toBe(raw);
        const after = plain(other);
        expect(plain(withOwnBreaks(raw, after))).toBe(after);
      },
    ),
    { numRuns: 1000 },
  );
});
