import { once } from 'node:events';
import { createServer } from 'node:https';
import { createAuthority } from '../../../../test/support/network/certificates.ts';

/**
 * A subscriber's server on several loopback hosts: answers every request with 204, and reports when a given number of POSTs has
 * arrived.
 */
const HOSTS = Array.from({ length: 16 }, (_, index) => `127.0.0.${index + 10}`);

const authority = await createAuthority();
const certificate = await authority.issue({ hosts: HOSTS });
let received = 0;
let expected = Number.POSITIVE_INFINITY;

const origins: string[] = [];
for (const host of HOSTS) {
  const server = createServer(certificate, (request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(204).end();
      received++;
      if (received === expected) process.send?.({ kind: 'all' });
    });
  });
  server.keepAliveTimeout = 30_000;
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  origins.push(`https://${host}:${port}`);
}

process.on('message', (message: { expected: number }) => {
  received = 0;
  expected = message.expected;
});
process.send?.({ kind: 'ready', origins, ca: authority.ca });
