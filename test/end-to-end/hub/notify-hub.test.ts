import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/support/free-port.ts';
import { bareEnvironment, root } from '../../support/build.ts';
import { makeFolder, smallContent } from '../../support/content/content.ts';

it('a build whose hub cannot be reached says so in one line, and is good; the last line names the folder it went to', async () => {
  const content = await makeFolder(smallContent());
  const out = await makeFolder();
  const hubUrl = `http://127.0.0.1:${await freePort()}/`;
  // As npm runs what is typed elsewhere.
  const child = spawn(process.execPath, ['scripts/build.ts', '--out', basename(out)], {
    cwd: root,
    env: bareEnvironment({ CONTENT_DIR: content, HUB_URL: hubUrl, NOTIFY_HUB: '1', INIT_CWD: dirname(out) }),
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(stderr).toBe(
    `The hub ${hubUrl} could not be told: connection refused. Is HUB_URL right? If so, run npm run notify-hub later.\n`,
  );
  expect(
    stdout
      .replace(/\d+ files/, 'N files')
      .split('\n')
      .slice(-2),
  ).toEqual([`Built N files into ${join(out, 'dist/client')}, and the server ${join(out, 'dist/server/entry.mjs')}.`, '']);
  expect(code).toBe(0);
  expect(existsSync(join(out, 'dist', 'server', 'entry.mjs'))).toBe(true);
});
