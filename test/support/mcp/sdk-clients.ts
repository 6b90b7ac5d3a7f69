import { Client as Client2, type ClientOptions, StreamableHTTPClientTransport as Transport2 } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const INFO = { name: 'test', version: '1.0.0' };

/** A client of either SDK generation, and the revision that it has negotiated. */
export type SdkClient = Awaited<ReturnType<typeof connectSdk1> | ReturnType<typeof connectSdk2>>;

/** A client of the first generation. It asks for the newest revision that it knows. */
export async function connectSdk1(url: string) {
  const transport = new StreamableHTTPClientTransport(new URL(url));
  const client = new Client(INFO);
  await client.connect(transport);
  return { client, revision: transport.protocolVersion, endSession: () => transport.terminateSession() };
}

/** A client of the second generation. */
export async function connectSdk2(url: string, options: ClientOptions = {}) {
  const transport = new Transport2(new URL(url));
  const client = new Client2(INFO, options);
  await client.connect(transport);
  return { client, revision: client.getNegotiatedProtocolVersion(), endSession: () => transport.terminateSession() };
}
