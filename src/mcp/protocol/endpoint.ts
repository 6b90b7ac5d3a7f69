import type { Answer } from '../../http/answer.ts';
import type { BodyRequest, HttpRequest } from '../../http/content/serve-representation.ts';
import { preflightAnswer } from '../../http/cors.ts';
import { mediaType } from '../../http/media-type.ts';
import { MCP_REVISIONS } from '../../representations/discovery/mcp-revisions.ts';
import { decodeJson, isObject, type Message, narrow, toMessage } from '../messages/message.ts';
import { acceptedAnswer, errorAnswer, refusal, resultAnswer } from '../messages/rpc-answer.ts';
import { RPC } from '../messages/rpc-error.ts';
import { isAllowedOrigin } from './origin.ts';
import { isKnownRevision, isStateless } from './revision.ts';
import type { Sessions } from './session.ts';
import type { SessionProtocol } from './session-protocol.ts';
import type { StatelessProtocol } from './stateless-protocol.ts';

export interface Protocols {
  readonly session: SessionProtocol;
  readonly stateless: StatelessProtocol;
}

interface EndpointParts {
  readonly baseUrl: string;
  /** The protocols of the current publication. Called after a body is read, which may take a while. */
  protocols(): Promise<Protocols>;
  /** `undefined` while the secret that signs session ids is not available. */
  sessions(): Promise<Sessions | undefined>;
}

/** 1 MiB. */
const MOST_BYTES = 2 ** 20;

const METHODS = ['POST', 'OPTIONS'];
/** By this, clients end a session; of a server that ends none they expect 405. */
const REFUSED_METHODS = ['DELETE'];

const TYPES = ['application/json', 'text/event-stream'];

/** When to come again after 503, in seconds. */
const RETRY_AFTER = 5;

const REVISIONS = [...MCP_REVISIONS.session, MCP_REVISIONS.stateless].join(', ');
const UNKNOWN_REVISION = { code: RPC.refused, message: `this MCP-Protocol-Version is not supported; there are: ${REVISIONS}` };
const NO_SESSION = { code: RPC.refused, message: 'Mcp-Session-Id is missing; the answer to initialize gives one' };
const UNKNOWN_SESSION = { code: RPC.unknownSession, message: 'unknown session; begin anew with initialize' };
const UNSIGNED = { code: RPC.refused, message: 'sessions cannot be signed just now: the store does not answer' };

/** `/mcp`: Streamable HTTP with JSON answers (MCP, basic/transports). */
export async function answerMcp(request: BodyRequest, parts: EndpointParts): Promise<Answer> {
  if (request.method === 'OPTIONS') return preflightAnswer(METHODS, REFUSED_METHODS);
  const refused = refuseHead(request, parts.baseUrl);
  if (refused) return refused;
  const bytes = await request.readBody(MOST_BYTES);
  if (!bytes) return refuse(413, `the body is longer than ${MOST_BYTES} bytes`);
  const decoded = decodeJson(bytes);
  if (!decoded) return refusal(400, { code: RPC.parseError, message: 'the body is not JSON in UTF-8' });
  const { headers } = request;
  const body = narrow(decoded.body);
  const message = toMessage(body);
  if (message.kind === 'malformed') {
    return refusal(400, { code: RPC.invalidRequest, message: message.problem }, { id: message.id });
  }
  if (isForStateless(headers, body)) return (await parts.protocols()).stateless.answer(headers, body);
  return answerInSession(headers, message, parts);
}

/** What is wrong with a request before its body is read. */
function refuseHead({ method, headers }: BodyRequest, baseUrl: string): Answer | undefined {
  if (!isAllowedOrigin(headers.origin, headers.host, baseUrl))
    return refuse(
      403,
      'this Origin may not ask: it is no origin, or it gives the name of this server as its own (DNS rebinding)',
    );
  if (method !== 'POST') {
    const allow = METHODS.join(', ');
    return refuse(405, `allowed: ${allow}; there is no stream to open and no session to end`, { Allow: allow });
  }
  if (!acceptsAll(headers.accept)) return refuse(406, `Accept must list ${TYPES.join(' and ')}`);
  if (mediaType(headers['content-type']) !== 'application/json' || headers['content-encoding'] !== undefined)
    return refuse(415, 'the body must be application/json, without a Content-Encoding');
  return undefined;
}

/** Whether both types are listed by name, as MCP demands of clients; a wildcard is not enough. */
function acceptsAll(accept: string | undefined): boolean {
  const listed = (accept ?? '').split(',').map(mediaType);
  return TYPES.every((type) => listed.includes(type));
}

/**
 * Whether a request names a revision without sessions. Both a header and the body must do so; a request without one is refused
 * later.
 */
function isForStateless(headers: HttpRequest['headers'], body: unknown): boolean {
  if (isStateless(headers['mcp-protocol-version'] ?? '')) return true;
  const params = isObject(body) ? body.params : undefined;
  const meta = isObject(params) ? params._meta : undefined;
  return isObject(meta) && (meta['io.modelcontextprotocol/protocolVersion'] ?? undefined) !== undefined;
}

async function answerInSession(headers: HttpRequest['headers'], message: Message, parts: EndpointParts): Promise<Answer> {
  const { 'mcp-protocol-version': revision, 'mcp-session-id': sessionId } = headers;
  const id = message.kind === 'request' ? message.id : null;
  const begins = message.kind === 'request' && message.method === 'initialize';
  if (revision !== undefined && !isKnownRevision(revision)) return refusal(400, UNKNOWN_REVISION, { id });
  if (!begins && sessionId === undefined) return refusal(400, NO_SESSION, { id });
  const sessions = await parts.sessions();
  if (!sessions) return refusal(503, UNSIGNED, { id, headers: { 'Retry-After': String(RETRY_AFTER) } });
  if (!begins && !sessions.isKnown(sessionId ?? '')) return refusal(404, UNKNOWN_SESSION, { id });
  if (message.kind !== 'request') return acceptedAnswer();
  const { session } = await parts.protocols();
  const reply = await session.answer(message.method, message.params);
  if ('error' in reply) return errorAnswer(message.id, reply.error);
  return resultAnswer(message.id, reply.result, begins ? { 'Mcp-Session-Id': sessions.begin() } : {});
}

function refuse(status: number, message: string, headers: Answer['headers'] = {}): Answer {
  return refusal(status, { code: RPC.refused, message }, { headers });
}
