import { expect, it } from 'vitest';
import { npmCommand } from '../../../../scripts/support/npm/npm-command.mjs';

it('passes parameters on as they are where no shell is needed', () => {
  expect(npmCommand('npm', ['install', 'a b'], false)).toEqual({
    command: 'npm',
    parameters: ['install', 'a b'],
    shell: false,
  });
});

it.each([
  ['plain words', ['install', '@scope/name@1.0.0', '--no-audit'], 'install @scope/name@1.0.0 --no-audit'],
  ['a folder with a space', ['--prefix', String.raw`C:\My Shop\.cache`], String.raw`--prefix "C:\My Shop\.cache"`],
  ['a folder that ends with a backslash', ['C:\\My Shop\\'], String.raw`"C:\My Shop\\"`],
  ['signs of the shell', ['reviews@^1.1', 'C:\\Fish&Chips\\'], String.raw`"reviews@^1.1" "C:\Fish&Chips\\"`],
  ['a word without letters', [''], '""'],
])('writes one line for the shell of Windows: %s', (_, parameters, line) => {
  expect(npmCommand('npx', parameters, true)).toEqual({ command: `npx.cmd ${line}`, parameters: [], shell: true });
});
