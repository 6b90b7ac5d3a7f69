import { once } from 'node:events';

interface Usage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/**
 * The memory that a process holds on to, in MB: its JavaScript heap after a garbage collection, and the bytes of its buffers. The
 * process must have been started with `--inspect` and this port.
 */
export async function liveMemory(port: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  await ask(socket, 'HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = (await ask(socket, 'Runtime.getHeapUsage')) as Usage;
  socket.close();
  return (usedSize + backingStorageSize) / 2 ** 20;
}

async function ask(socket: WebSocket, method: string): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, method }));
  const [{ data }] = await once(socket, 'message');
  return JSON.parse(data).result;
}
