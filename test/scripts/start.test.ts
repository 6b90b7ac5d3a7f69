import { expect, it } from 'vitest';
import { startTcpServer } from '../support/network/loopback-server.ts';
import { type Ended, runNode } from '../support/programs/run-node.ts';

/** Runs `scripts/start.ts` with settings that stop it before it builds. */
function start(settings: Readonly<Record<string, string>>): Promise<Ended> {
  return runNode(['scripts/start.ts'], { settings });
}

it('tells what is wrong in the settings of the build and of the server at once, and builds nothing', async () => {
  const { code, stderr } = await start({ BASE_URL: 'https://example.org//shop', PORT: 'x' });
  expect(code).toBe(1);
  expect(stderr).toBe(
    'wrong settings: BASE_URL="https://example.org//shop": its path has two slashes in a row; write one; PORT="x": allowed: a whole number from 0 to 65535\n',
  );
});

it('tells of a taken port before it builds', async () => {
  const port = await startTcpServer();
  expect(await start({ HOST: '127.0.0.1', PORT: String(port) })).toEqual({
    code: 1,
    stdout: '',
    stderr: `PORT=${port}: the port is taken on 127.0.0.1; set another one, or 0 for any that is free\n`,
  });
});
