import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleaned, isSame, mergedValue } from '../../../src/editing/forms/form-value.ts';

it('leaves out what was left empty', () => {
  const given = { a: ' x\r\ny\vz ', b: '', c: null, d: [], e: { f: '' }, g: ['', 'h'], i: 0 };
  expect(cleaned(given)).toEqual({ a: 'x\ny\nz', g: ['h'], i: 0 });
  expect(cleaned({ a: [''] })).toBeUndefined();
});

it('keeps the aliases, the spaces and the entries that nobody touched', () => {
  const file = { technicians: ['Dana', 'Tom'], note: 'text\n' };
  const shown = { technicians: ['Dana Whitfield', 'Tom'], note: 'text\n' };
  const given = { technicians: ['Tom', 'Dana Whitfield', 'Jo'], note: 'text' };
  expect(mergedValue(file, shown, given)).toEqual({ technicians: ['Tom', 'Dana', 'Jo'], note: 'text\n' });
});

it('follows an entry by its name, and one with another name by its place', () => {
  const [a, b] = [
    { id: 'a', x: ' 1' },
    { id: 'b', x: ' 2' },
  ];
  expect(mergedValue([a, b], [a, b], [{ ...b, y: 3 }])).toEqual([{ ...b, y: 3 }]);
  expect(mergedValue([a, b], [a, b], [{ id: 'c', x: '1' }, b])).toEqual([{ id: 'c', x: ' 1' }, b]);
});

it('leaves out a field that the form no longer gives, whatever it is called', () => {
  expect(mergedValue({ toString: 'a' }, { toString: 'a' }, { x: 1 })).toEqual({ x: 1 });
});

it('writes what the form gives, whatever the file has', () => {
  const { any: value } = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.array(tie('any')),
      fc.dictionary(fc.string(), tie('any')),
    ),
  }));
  fc.assert(fc.property(value, value, (shown, given) => isSame(mergedValue(shown, shown, given), given)));
});
