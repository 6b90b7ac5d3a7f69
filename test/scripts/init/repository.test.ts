import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { commitAll, makeRepository } from '../../../scripts/init/repository.ts';
import { write } from '../../support/content/content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const git = (folder: string, ...parameters: string[]) => execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' });

/** Lets git find no settings of this machine. */
function hideSettings(): void {
  onTestFinished(() => void vi.unstubAllEnvs());
  const settings = { HOME: '/nowhere', XDG_CONFIG_HOME: '/nowhere', GIT_CONFIG_NOSYSTEM: '1' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  for (const name of Object.keys(process.env))
    if (/^GIT_(AUTHOR|COMMITTER|CONFIG_GLOBAL)/.test(name)) vi.stubEnv(name, undefined);
}

it('commits what is there, so that git clean takes back what comes later, and nothing else', async () => {
  hideSettings();
  const folder = await temporaryFolder();
  await write(folder, 'content/business.yaml', 'name: Birch Creek\n');
  expect(await makeRepository(folder)).toBe(true);
  expect(await commitAll(folder)).toBe(true);
  await write(folder, 'content/reviews/a.md', 'Good.\n');
  expect(git(folder, 'clean', '-n', 'content')).toBe('Would remove content/reviews/\n');
  expect(() => git(folder, 'config', 'user.name')).toThrow();
});

it('writes the name of the owner where git knows it', async () => {
  hideSettings();
  const folder = await temporaryFolder();
  await write(folder, 'a', '');
  await makeRepository(folder);
  git(folder, 'config', 'user.name', 'Joe');
  git(folder, 'config', 'user.email', 'joe@example.com');
  expect(await commitAll(folder)).toBe(true);
  expect(git(folder, 'log', '--format=%an')).toBe('Joe\n');
});

it('leaves a folder alone that is in a repository', async () => {
  const folder = await temporaryFolder();
  git(folder, 'init', '--quiet');
  await write(folder, 'shop/a', '');
  expect(await makeRepository(join(folder, 'shop'))).toBe(false);
});
