import { expect, it } from 'vitest';
import { portIfFree } from '../../../scripts/edit/port-if-free.ts';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { startTcpServer } from '../../support/network/loopback-server.ts';

it('gives a port that is free, and any in place of one that is taken', async () => {
  expect(await portIfFree(await startTcpServer(), '127.0.0.1')).toBe(0);
  const port = await freePort();
  expect(await portIfFree(port, '127.0.0.1')).toBe(port);
});
