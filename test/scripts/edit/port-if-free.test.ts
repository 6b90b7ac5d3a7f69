import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portIfFree } from '../../../scripts/edit/port-if-free.ts';

it('gives a port that is free, and any in place of one that is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await portIfFree(port, '127.0.0.1')).toBe(0);
  await new Promise((resolve) => server.close(resolve));
  expect(await portIfFree(port, '127.0.0.1')).toBe(port);
});
