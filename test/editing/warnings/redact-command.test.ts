import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { redactCommand } from '../../../src/editing/warnings/redact-command.ts';

it.each(['608 555 0147', "O'Neil's", '$HOME `ls` "x" \\ !', "it's $5"])('a shell reads %s as it is', (words) => {
  const command = redactCommand('a-b', words).replace('npm run reviews --', 'printf %s/%s/%s');
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(`redact/a-b/${words}`);
});
