import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lookup } from 'mrmime';

export interface StaticHost {
  readonly origin: string;
  close(): void;
}

/** Serves the files of a folder as static hosts do, and nothing else: no query is answered, and what is not there is `404.html`. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = await read(name);
    if (body) response.setHeader('Content-Type', lookup(name) ?? 'application/octet-stream').end(body);
    // A page is a folder with an `index.html` in it.
    else if (await read(`${pathname}/index.html`)) response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end(await read('404.html'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
