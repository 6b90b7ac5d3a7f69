import { expect, it } from 'vitest';
import { formatFields, formatTable } from '../../../src/hub/operator/table.ts';

it('aligns columns with their widest cell, and leaves no space at the end of a line', () => {
  const rows = [
    ['1', 'long host', ''],
    ['100', 'h', 'x'],
  ];
  expect(formatTable(['ID', 'HOST', 'STATE'], rows)).toEqual(['ID   HOST       STATE', '1    long host', '100  h          x']);
});

it('is a header alone without rows', () => {
  expect(formatTable(['ID', 'HOST'], [])).toEqual(['ID  HOST']);
});

it('takes a hundred thousand rows', () => {
  const rows = Array.from({ length: 100_000 }, (_, n) => [String(n)]);
  expect(formatTable(['ID'], rows)).toHaveLength(100_001);
});

it('aligns the values of fields', () => {
  expect(
    formatFields([
      ['id', '1'],
      ['state', 'due'],
    ]),
  ).toEqual(['id     1', 'state  due']);
});
