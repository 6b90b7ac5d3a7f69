import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often it is looked, a second apart. */
const LOOKS = 5;

interface Usage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/**
 * The memory that a process holds on to, in MB: its JavaScript heap after a garbage collection, and the bytes of its buffers; the
 * least of some looks, because answers that are under way may hold the publication before. The process must have been started with
 * `--inspect` and this port.
 */
export async function liveMemory(port: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await sleep(1000);
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = (await ask(socket, 'Runtime.getHeapUsage')) as Usage;
    least = Math.min(least, (usedSize + backingStorageSize) / 2 ** 20);
  }
  socket.close();
  return least;
}

async function ask(socket: WebSocket, method: string): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, method }));
  const [{ data }] = await once(socket, 'message');
  return JSON.parse(data).result;
}
