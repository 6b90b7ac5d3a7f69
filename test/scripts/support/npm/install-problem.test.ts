import { expect, it } from 'vitest';
import { installProblem } from '../../../../scripts/support/npm/install-problem.mjs';

const FOLDER = '/home/me/shop';

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
  ['anything else', 1, 'npm error code EUSAGE\n', /^; see above$/],
])('tells what to do about %s', (_, code, said, words) => {
  expect(installProblem(code, said, FOLDER, 1e9)).toMatch(words);
});
