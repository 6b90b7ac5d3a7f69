import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowMarks, rowAt } from '../../../../src/reviews/search-index/full-text/row-marks.ts';

it('knows the row of every position, empty rows and long ones included', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(3), fc.nat(90))), (lengths) => {
      const rows = lengths.flatMap((length, row) => Array.from({ length: length + 1 }, () => row));
      const words = Uint32Array.from(rows, (row, position) => (rows[position + 1] === row ? 1 : 0));
      const marks = createRowMarks(words, 0);
      expect(rows.map((_, position) => rowAt(marks, position))).toEqual(rows);
    }),
  );
});
