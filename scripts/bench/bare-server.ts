import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** The peer of the static bench: the same bytes from memory over bare `node:http`, with nothing decided per request but the coding. */
const folder = process.argv[2] ?? '';
const files = new Map(
  ['/reviews.json', '/api/feed.json', '/index.html'].flatMap((path) =>
    [
      ['', ''],
      ['br', '.br'],
      ['gzip', '.gz'],
    ].map(([coding, ending]) => {
      const body = readFileSync(join(folder, path) + ending);
      const headers = ['Content-Type', 'application/json', 'Content-Length', String(body.length), 'ETag', `"${coding}"`];
      if (coding) headers.push('Content-Encoding', coding);
      return [`${path === '/index.html' ? '/' : path} ${coding}`, { headers, body }] as const;
    }),
  ),
);

const server = createServer((request, response) => {
  const coding = request.headers['accept-encoding'] ?? '';
  const file = files.get(`${request.url} ${coding}`);
  if (!file) {
    response.writeHead(404).end();
  } else if (request.headers['if-none-match']) {
    response.writeHead(304, ['ETag', '""']).end();
  } else {
    response.writeHead(200, file.headers).end(file.body);
  }
});
server.listen(Number(process.env['PORT']), process.env['HOST']);
