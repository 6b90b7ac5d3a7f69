import { createServer } from 'node:http';
import { CODINGS } from '../../../../src/http/content/content-coding.ts';
import { fileHeaders } from '../../../../src/publication/headers/headers.ts';
import { openPack } from '../../../../src/publication/pack/pack.ts';

/**
 * The peer of the static bench: sends the same bytes and headers from memory over bare `node:http`, looked up by path and coding.
 */
const { head, entries, read } = openPack(process.argv[2] ?? '');
const answers = new Map<string, { headers: Record<string, string>; full: Record<string, string | number>; body: Buffer }>(
  [...entries()].flatMap((entry) =>
    CODINGS.map((coding) => {
      const body = read(entry[coding] ?? entry.identity, entry.path);
      const headers = {
        ...fileHeaders(entry, head),
        ETag: `"${entry.identity.digest}"`,
        'Last-Modified': new Date(entry.lastModified * 1000).toUTCString(),
        Vary: 'Accept-Encoding',
      };
      const full = { ...headers, 'Content-Encoding': coding, 'Content-Length': body.length };
      return [`${entry.path} ${coding}`, { headers, full, body }] as const;
    }),
  ),
);

const server = createServer((request, response) => {
  const answer = answers.get(`${request.url} ${request.headers['accept-encoding'] ?? 'identity'}`);
  if (!answer) response.writeHead(404).end();
  else if (request.headers['if-none-match']) response.writeHead(304, answer.headers).end();
  else response.writeHead(200, answer.full).end(answer.body);
});
server.listen(Number(process.env.PORT), process.env.HOST);
