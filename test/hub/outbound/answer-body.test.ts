import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type BodyLimits, readAnswerBody } from '../../../src/hub/outbound/answer-body.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';

async function read(answer: (response: ServerResponse) => void, limits: BodyLimits) {
  const origin = await startLoopbackServer((_request, response) => answer(response));
  const [incoming] = (await once(get(origin), 'response')) as [IncomingMessage];
  const bodies: (Uint8Array | undefined)[] = [];
  await new Promise<void>((resolve) => {
    readAnswerBody(incoming, limits, (body) => {
      bodies.push(body);
      resolve();
    });
  });
  incoming.destroy();
  // By then a second call would have come.
  if (!incoming.closed) await once(incoming, 'close');
  return bodies;
}

describe('readAnswerBody', () => {
  it('gives a body once, in one piece', async () => {
    const bodies = await read(
      (response) => {
        response.write('ab');
        setTimeout(() => response.end('c'), 20);
      },
      { longest: 3 },
    );
    expect(bodies).toEqual([Buffer.from('abc')]);
  });

  it('gives an empty body', async () => {
    expect(await read((response) => response.end(), { longest: 0 })).toEqual([Buffer.alloc(0)]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is longer than its limit', (response) => response.write('abcd')],
    ['does not end in time', (response) => response.write('abc')],
    ['is cut off', (response) => response.write('a', () => response.destroy())],
  ])('gives nothing, once, for a body that %s', async (_name, answer) => {
    expect(await read(answer, { longest: 3, timeoutMs: 200 })).toEqual([undefined]);
  });

  it('keeps no more than 1 KiB of a body that may be longer', async () => {
    expect(await read((response) => response.end('a'.repeat(1025)), { longest: 2000 })).toEqual([undefined]);
    expect(await read((response) => response.end('a'.repeat(1024)), { longest: 2000 })).toEqual([Buffer.alloc(1024, 'a')]);
  });
});
