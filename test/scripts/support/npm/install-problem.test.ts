import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdsLinks, installProblem } from '../../../../scripts/support/npm/install-problem.mjs';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const FOLDER = '/home/me/shop';

/** Of an account of a service, or in a container that runs as a user without a home. */
const HOMELESS = `npm error code EACCES
npm error syscall mkdir
npm error path /nonexistent
npm error If you believe this might be a permissions issue, please double-check the permissions of the file and its containing directories, or try running the command again as root/Administrator.
`;

it('finds out that the disk is full, which npm may hide', () => {
  expect(installProblem(1, 'npm error SyntaxError: Unexpected end of JSON input\n', FOLDER, 81e6)).toBe(
    '; is the disk full? The packages need 0.5 GB, and 0.1 GB are free',
  );
});

it.each([
  ['the registry', 1, 'npm error code ENOTFOUND\n', /^; is this computer online, /],
  ['the login page of a network', 1, 'npm error code FETCH_ERROR\n', /^; is this computer online, /],
  ['a killed npm', 137, '', /^\. .* memory ran out /],
  ['a killed install script', 1, 'npm error Killed\nnpm error code 1\n', /^\. .* memory ran out /],
  ['files of another account', 1, `npm error code EACCES\nnpm error   path: '${FOLDER}/node_modules/a'\n`, /sudo chown -R/],
  ['a cache of another account', 1, "npm error code EACCES\nnpm error   path: '/home/me/.npm/a'\n", /^; see above$/],
  ['a home folder that is not there', 1, HOMELESS, /^\. .* in the variable npm_config_cache$/],
  ['anything else', 1, 'npm error code EUSAGE\n', /^; see above$/],
])('tells what to do about %s', (_, code, said, words) => {
  expect(installProblem(code, said, FOLDER, 1e9)).toMatch(words);
});

it('finds out that the disk holds no links, where npm speaks of permissions', () => {
  const said = `npm error code EPERM\nnpm error syscall symlink\nnpm error dest '${FOLDER}/node_modules/.bin/semver'\n`;
  expect(installProblem(1, said, FOLDER, 1e9, false)).toMatch(/^\. This disk holds no symbolic links, /);
});

it('tries whether a disk holds links, and leaves nothing there', async () => {
  const folder = await temporaryFolder();
  expect(holdsLinks(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  expect(holdsLinks(join(folder, 'not-there'))).toBe(true);
});
