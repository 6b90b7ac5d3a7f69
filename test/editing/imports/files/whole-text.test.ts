import { expect, it } from 'vitest';
import { LONGEST_VALUE } from '../../../../src/editing/imports/files/json-lines.ts';
import { textBytes, wholeText } from '../../../../src/editing/imports/files/whole-text.ts';
import { bytesOf } from '../../../support/content/exports.ts';

it('reads a text, unless it is longer than a person writes', async () => {
  expect(await wholeText(bytesOf('Zoë\n'), 'utf-8')).toBe('Zoë\n');
  expect(await wholeText(textBytes('a', 'Zoë\n'), 'utf-8')).toBe('Zoë\n');
  expect(await wholeText(textBytes('a', 'x'.repeat(LONGEST_VALUE + 1)), 'utf-8')).toBeUndefined();
});
