import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFormulaFault, withFormulaGuard, withoutFormulaGuard } from '../../../src/reviews/csv/formula-guard.ts';
import { hostileText } from '../../support/content/hostile/hostile-text.ts';

describe('withFormulaGuard', () => {
  it.each(['=1+1', '+1', '-1', '@gigi', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', "'=1", "''@x"])(
    'puts an apostrophe before %j',
    (text) => {
      expect(withFormulaGuard(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'x', "'", "''", "'tis fine", "'' =1", ' =1', '1-1', 'a@b.c'])('leaves %j', (text) => {
    expect(withFormulaGuard(text)).toBe(text);
  });
});

describe('withoutFormulaGuard', () => {
  it.each([
    ["'@gigi", '@gigi'],
    ["''=1", "'=1"],
    ["'\tx", '\tx'],
  ])('makes of %j what was guarded', (cell, text) => {
    expect(withoutFormulaGuard(cell)).toBe(text);
  });

  it.each(['=1', "'tis fine", "'", "' =1", ''])('leaves %j, which nothing was put before', (cell) => {
    expect(withoutFormulaGuard(cell)).toBe(cell);
  });

  it('gives back any text, of which no guarded form begins as a formula does', () => {
    const text = fc
      .tuple(fc.constantFrom('', "'", "''", "'''"), fc.constantFrom('', ...'=+-@\t\r＝＋－＠'), hostileText)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const cell = withFormulaGuard(written);
        expect(withoutFormulaGuard(cell)).toBe(written);
        expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each(['#NAME?', '#NOM?', '#¿NOMBRE?', '#DIV/0!', '#REF!', '#VALUE!', '#N/A', 'Err:508', ' Err:509 '])(
  'knows %j as what spreadsheets show for a formula that is none',
  (cell) => {
    expect(isFormulaFault(cell)).toBe(true);
  },
);

it.each(['#1', '#1!', '#GREAT?', '# NAME?', 'They said #NAME?', 'Err', 'N/A', ''])('takes %j for a text', (cell) => {
  expect(isFormulaFault(cell)).toBe(false);
});
