import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endsSoon, hasBody, readAway, readBody } from '../../../src/http/server/request-body.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import { openConnection, type RawConnection } from '../../support/network/raw-http.ts';
import { NEVER, PATIENCE } from '../../support/patience.ts';

/** Sends bytes to a server, and returns the request as it arrives there. */
async function receive(bytes: string): Promise<{ incoming: IncomingMessage; connection: RawConnection }> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  const { port } = new URL(await startLoopbackServer(resolve));
  const connection = await openConnection(Number(port));
  onTestFinished(() => void connection.socket.destroy());
  connection.send(bytes);
  return { incoming: await promise, connection };
}

const post = (lines: readonly string[], body = '') => `${['POST / HTTP/1.1', 'Host: a', ...lines].join('\r\n')}\r\n\r\n${body}`;
const withLength = (body: string) => post([`Content-Length: ${Buffer.byteLength(body)}`], body);
const inChunks = (...chunks: string[]) =>
  post(
    ['Transfer-Encoding: chunked'],
    [...chunks, ''].map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join(''),
  );

describe('readBody', () => {
  it.each([
    ['of exactly the limit, with a length', withLength('1234567890'), '1234567890'],
    ['of exactly the limit, in chunks', inChunks('12345', '67890'), '1234567890'],
    ['of no bytes, with a length', withLength(''), ''],
    ['of no bytes, in chunks', inChunks(), ''],
    ['that is not there', post([]), ''],
    ['of several bytes a character', withLength('äöü'), 'äöü'],
  ])('gives a body %s', async (_, bytes, body) => {
    const { incoming } = await receive(bytes);
    expect((await readBody(incoming, 10))?.toString()).toBe(body);
  });

  it.each([
    ['with a length', withLength('12345678901')],
    ['with a length of 99 GB and no more', post(['Content-Length: 99000000000'])],
    ['in chunks', inChunks('12345', '678901')],
    ['in chunks that never end', post(['Transfer-Encoding: chunked'], 'b\r\n12345678901\r\n')],
    ['in bytes, not in characters', withLength('äöüäöü')],
  ])('gives nothing for one that is longer, %s', async (_, bytes) => {
    const { incoming } = await receive(bytes);
    expect(await readBody(incoming, 10)).toBeUndefined();
  });

  it('gives a body that comes in many packets', async () => {
    const { incoming, connection } = await receive(post(['Content-Length: 5']));
    const body = readBody(incoming, 5);
    for (const byte of '12345') {
      connection.send(byte);
      await sleep(5);
    }
    expect((await body)?.toString()).toBe('12345');
  });

  it('needs little more memory than the body has bytes, even if each byte is a chunk of its own', async () => {
    setFlagsFromString('--expose-gc');
    const gc: () => void = runInNewContext('gc');
    const size = 256 * 1024;
    const sent = post(['Transfer-Encoding: chunked'], '1\r\nx\r\n'.repeat(size));
    const { incoming } = await receive(sent);
    gc();
    const before = process.memoryUsage().heapUsed;
    readBody(incoming, size).catch(() => {});
    let arrived = 0;
    await new Promise<void>((resolve) => {
      incoming.on('data', () => {
        arrived += 1;
        if (arrived === size) resolve();
      });
    });
    gc();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * size);
  });

  it('stops the flow of one that is too long, and leaves no listener', async () => {
    const { incoming } = await receive(inChunks('12345678901'));
    const names = incoming.eventNames();
    await readBody(incoming, 10);
    expect([incoming.isPaused(), incoming.eventNames()]).toEqual([true, names]);
  });

  it('gives the body while another one reads it away', async () => {
    const { incoming, connection } = await receive(post(['Content-Length: 5'], '123'));
    const body = readBody(incoming, 5);
    const away = readAway(incoming, { bytes: 100, ms: 5000 });
    connection.send('45');
    await away;
    expect((await body)?.toString()).toBe('12345');
  });

  it('rejects with the error of the request when the client goes away, before or while it is read', async () => {
    const { incoming, connection } = await receive(post(['Content-Length: 5'], '123'));
    const body = readBody(incoming, 5);
    connection.socket.destroy();
    const error = await body.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(error).toBe(incoming.errored);
    await expect(readBody(incoming, 5)).rejects.toBe(error);
  });

  it('rejects where the body was read before, whole or in part', async () => {
    for (const bytes of [withLength('12345'), inChunks('123456789012345'), withLength('')]) {
      const { incoming } = await receive(bytes);
      await readBody(incoming, 10);
      await expect(readBody(incoming, 10)).rejects.toThrow('the body was read before');
    }
  });
});

describe('readAway', () => {
  it('stops after the given time, and may go on later', async () => {
    const { incoming, connection } = await receive(post(['Content-Length: 5'], '123'));
    await readAway(incoming, { bytes: 100, ms: 20 });
    expect([incoming.isPaused(), incoming.readableEnded]).toEqual([true, false]);
    connection.send('45');
    await readAway(incoming, { bytes: 100, ms: NEVER });
    expect(incoming.readableEnded).toBe(true);
  });

  it('stops after the given bytes', async () => {
    const { incoming } = await receive(post(['Content-Length: 1000'], 'a'.repeat(11)));
    await readAway(incoming, { bytes: 10, ms: NEVER });
    expect(incoming.readableEnded).toBe(false);
  });

  it('ends at once where nothing is left to read, or nobody to send it', async () => {
    const { incoming, connection } = await receive(withLength('12345'));
    await readAway(incoming, { bytes: 5, ms: NEVER });
    await readAway(incoming, { bytes: 5, ms: NEVER });
    const other = await receive(post(['Content-Length: 5'], '123'));
    const away = readAway(other.incoming, { bytes: 5, ms: NEVER });
    for (const { socket } of [connection, other.connection]) socket.destroy();
    await away;
    await vi.waitUntil(() => other.incoming.destroyed, PATIENCE);
    await readAway(other.incoming, { bytes: 5, ms: NEVER });
  });
});

it.each([
  [withLength('1'), true],
  [inChunks(), true],
  [withLength(''), false],
  [post([]), false],
])('a request such as %j has a body: %s', async (bytes, expected) => {
  expect(hasBody((await receive(bytes)).incoming)).toBe(expected);
});

it.each([
  [post(['Content-Length: 10']), true],
  [post(['Content-Length: 11']), false],
  [post(['Transfer-Encoding: chunked']), true],
  [post(['Content-Length: 10', 'Expect: 100-continue']), false],
])('the rest of %j is there soon: %s', async (bytes, expected) => {
  expect(endsSoon((await receive(bytes)).incoming, 10)).toBe(expected);
});
