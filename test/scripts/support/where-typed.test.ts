import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { fromWhereTyped } from '../../../scripts/support/where-typed.ts';

afterEach(() => void vi.unstubAllEnvs());

const elsewhere = resolve('/elsewhere');

it('resolves a path where the command was typed, also with Yarn', () => {
  vi.stubEnv('INIT_CWD', elsewhere);
  expect(fromWhereTyped('a.csv')).toBe(join(elsewhere, 'a.csv'));
  vi.stubEnv('PROJECT_CWD', process.cwd());
  expect(fromWhereTyped('a.csv')).toBe(join(elsewhere, 'a.csv'));
});

it('leaves out the temporary project of `yarn dlx`, which is deleted afterwards', () => {
  vi.stubEnv('INIT_CWD', elsewhere);
  vi.stubEnv('PROJECT_CWD', elsewhere);
  expect(fromWhereTyped('my-shop')).toBe(resolve('my-shop'));
});
