import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned, isSame, mergedValue } from '../../../src/editing/forms/form-value.ts';

it('leaves out what was left empty', () => {
  expect(cleaned({ a: ' x\r\ny\vz ', b: '', c: null, d: [], e: { f: '' }, g: ['', 'h'], i: 0 })).toEqual({
    a: 'x\ny\nz',
    g: ['h'],
    i: 0,
  });
  expect(cleaned({ a: [''] })).toBeUndefined();
});

describe('what is written', () => {
  it('keeps the aliases, the spaces and the entries that nobody touched', () => {
    const file = { technicians: ['Dana', 'Tom'], note: 'text\n' };
    const shown = { technicians: ['Dana Whitfield', 'Tom'], note: 'text\n' };
    expect(mergedValue(file, shown, { technicians: ['Tom', 'Dana Whitfield', 'Jo'], note: 'text' })).toEqual({
      technicians: ['Tom', 'Dana', 'Jo'],
      note: 'text\n',
    });
  });

  it('follows an entry by its name, and one with another name by its place', () => {
    const file = [
      { id: 'a', x: ' 1' },
      { id: 'b', x: ' 2' },
    ];
    expect(mergedValue(file, file, [{ id: 'b', x: ' 2', y: 3 }])).toEqual([{ id: 'b', x: ' 2', y: 3 }]);
    expect(mergedValue(file, file, [{ id: 'c', x: '1' }, file[1]])).toEqual([{ id: 'c', x: ' 1' }, file[1]]);
  });

  it('leaves out a field that the form no longer gives, whatever it is called', () => {
    expect(mergedValue({ toString: 'a' }, { toString: 'a' }, { x: 1 })).toEqual({ x: 1 });
  });

  it('is what the form gives, whatever the file has', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.array(tie('any')),
        fc.dictionary(fc.string(), tie('any')),
      ),
    })).any;
    fc.assert(fc.property(value, value, (shown, given) => isSame(mergedValue(shown, shown, given), given)));
  });
});
