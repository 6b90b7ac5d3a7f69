import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of an address of this machine, or 0, which is any that is free, if something listens there. */
export async function portIfFree(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return isFree ? port : 0;
}
