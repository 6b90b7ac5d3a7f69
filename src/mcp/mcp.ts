import type { Answer } from '../http/answer.ts';
import type { BodyRequest } from '../http/content/serve-representation.ts';
import { onceFor } from '../once.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { RESOURCE_PATHS } from '../representations/resource-paths.ts';
import { refusal } from './messages/rpc-answer.ts';
import { RPC } from './messages/rpc-error.ts';
import { answerMcp, type Protocols } from './protocol/endpoint.ts';
import { createMethods } from './protocol/methods.ts';
import { createSessions, type Sessions } from './protocol/session.ts';
import { createSessionProtocol } from './protocol/session-protocol.ts';
import { createStatelessProtocol } from './protocol/stateless-protocol.ts';

/** A server of the Model Context Protocol (MCP), in three revisions of it. It answers from the publication that is current. */
export interface Mcp {
  answer(request: BodyRequest): Promise<Answer>;
  /** Answers a client that asks too often; `wait` is in seconds. */
  refuse(wait: number): Answer;
}

interface McpOptions {
  /** The publication that is current now. */
  publication(): Publication;
  /** The secret that signs session ids; `undefined` while it is not available. Called until it gives one. */
  secret(): Promise<string | Uint8Array | undefined>;
  /** Called with each defect; clients get no details of it. */
  onError(error: unknown): void;
}

const NO_SERVER = { code: RPC.refused, message: 'this build has no MCP server: it is for a static host (STATIC=1)' };

export function createMcp({ publication, secret, onError }: McpOptions): Mcp {
  /** Each publication has its own, so that answers of two never mix. */
  const protocolsOf = onceFor((current: Publication) => createProtocols(current, onError), new WeakMap());
  let sessions: Sessions | undefined;

  async function openSessions(): Promise<Sessions | undefined> {
    if (sessions) return sessions;
    const known = await secret();
    // Another request may have begun with one meanwhile.
    if (known !== undefined) sessions ??= createSessions(known);
    return sessions;
  }

  /** Whether this build has an MCP server, and therefore a server card. Only a build for a static host has none. */
  function isPublished(): boolean {
    return publication().representation(RESOURCE_PATHS.serverCard) !== undefined;
  }

  return {
    async answer(request) {
      if (!isPublished()) return refusal(404, NO_SERVER);
      return answerMcp(request, {
        baseUrl: publication().baseUrl,
        protocols: () => protocolsOf(publication()),
        sessions: openSessions,
      });
    },
    refuse: (wait) =>
      refusal(
        429,
        { code: RPC.refused, message: `too many requests; wait ${wait} s` },
        { headers: { 'Retry-After': String(wait) } },
      ),
  };
}

async function createProtocols(publication: Publication, onError: McpOptions['onError']): Promise<Protocols> {
  const methods = await createMethods(publication, onError);
  return { session: createSessionProtocol(methods), stateless: createStatelessProtocol(methods, onError) };
}
