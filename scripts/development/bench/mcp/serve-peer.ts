import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Responder = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/** Serves a peer over bare `node:http`, and parses the bodies for it: the SDKs' own way of reading them takes longer. */
export function servePeer(answer: Responder): void {
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') await answer(request, response, JSON.parse((await buffer(request)).toString()));
    else response.writeHead(405).end();
  });
  server.listen(Number(process.env.PORT), process.env.HOST);
}
