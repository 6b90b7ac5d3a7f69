import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { MCP_REVISIONS } from '../discovery/mcp-revisions.ts';
import { noStore, noStoreAndWait } from './headers.ts';
import { errors } from './parts.ts';

const SESSION_REVISIONS = MCP_REVISIONS.session.join(' and ');

/** A request or a notification of JSON-RPC 2.0. MCP allows no batch, no list of parameters and no null for an id. */
const messageSchema = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]).optional().meta({
      description: 'Absent in a notification, which has no answer. A number may be no greater than 2^53 − 1.',
    }),
    method: z.string(),
    params: z.looseObject({}).optional(),
  })
  .meta({
    id: 'JsonRpcMessage',
    examples: [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: MCP_REVISIONS.session[0],
          capabilities: {},
          clientInfo: { name: 'example-client', version: '1.0.0' },
        },
      },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'search_reviews', arguments: { rating: 5, limit: 1 } } },
    ],
  });

const resultSchema = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int()]).meta({ description: "The request's." }),
    result: z.looseObject({}),
  })
  .meta({ id: 'JsonRpcResult', examples: [{ jsonrpc: '2.0', id: 2, result: { tools: [] } }] });

const ERROR_CODES = [
  '-32700: no JSON',
  '-32600: no message of JSON-RPC, or a batch',
  '-32601: no such method',
  '-32602: wrong `params`, no such tool, or in 2026-07-28 no such resource',
  '-32603: a defect of the server',
  '-32002: no such resource',
  '-32001: unknown session',
  '-32020: headers and body differ',
  '-32022: a revision later than those spoken here',
  '-32000: all else',
];

/** An error of JSON-RPC, with the status that errors of this API have. */
const errorSchema = z
  .object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.int(), z.null()]).meta({ description: "The request's; null where none could be read." }),
    error: z.object({
      code: z.int().meta({ description: `${ERROR_CODES.join('; ')}.` }),
      message: z.string(),
      status: z.int().min(400).max(599).optional().meta({ description: 'That of the answer; absent in an answer with 200.' }),
      data: z.unknown().optional().meta({ description: 'What a program may need to go on.' }),
    }),
  })
  .meta({
    id: 'JsonRpcError',
    examples: [
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'a batch is not allowed', status: 400 } },
      { jsonrpc: '2.0', id: 3, error: { code: -32602, message: 'unknown tool' } },
    ],
  });

function refusal(description: string, headers: z.ZodObject = noStore): ZodOpenApiResponseObject {
  return { description, headers, content: { 'application/json': { schema: errorSchema } } };
}

const requestHeaders = z.object({
  Accept: z
    .string()
    .meta({ description: 'Both types, although no answer is a stream.', examples: ['application/json, text/event-stream'] }),
  'MCP-Protocol-Version': z
    .enum([...MCP_REVISIONS.session, MCP_REVISIONS.stateless])
    .optional()
    .meta({ description: `The revision in use; where it is absent, the session's. Required in ${MCP_REVISIONS.stateless}.` }),
  'Mcp-Session-Id': z
    .string()
    .optional()
    .meta({ description: `What the answer to \`initialize\` gave. Required in ${SESSION_REVISIONS}, but for \`initialize\`.` }),
  'Mcp-Method': z
    .string()
    .optional()
    .meta({ description: `The body's \`method\`. Required in ${MCP_REVISIONS.stateless}.`, examples: ['tools/call'] }),
  'Mcp-Name': z
    .string()
    .optional()
    .meta({
      description: `The body's \`params.name\` or \`params.uri\`. Required in ${MCP_REVISIONS.stateless} where the body has one.`,
      examples: ['search_reviews'],
    }),
  Origin: z
    .string()
    .optional()
    .meta({ description: 'Any but one that DNS rebinding would send.', examples: ['https://assistant.example.net'] }),
});

/** `POST /mcp`: Streamable HTTP (MCP, basic/transports). */
export const mcpOperation: ZodOpenApiOperationObject = {
  operationId: 'mcp',
  summary: 'Send one message to the MCP server (Streamable HTTP)',
  description: `A request is answered with one JSON object. In ${SESSION_REVISIONS}, \`initialize\` begins a session, whose \`Mcp-Session-Id\` goes with every later message; in ${MCP_REVISIONS.stateless} there is none, and each message says in \`params._meta\` and in its headers what it needs. \`Accept\` must list \`application/json\` and \`text/event-stream\`. \`tools/list\` describes the tools; each of them only reads.`,
  tags: ['mcp'],
  requestParams: { header: requestHeaders },
  requestBody: { required: true, content: { 'application/json': { schema: messageSchema } } },
  responses: {
    200: {
      description: 'The answer to a request: a result, or an error of the method.',
      headers: noStore.extend({
        'Mcp-Session-Id': z.string().optional().meta({ description: 'With the result of `initialize`; no age ends it.' }),
      }),
      content: { 'application/json': { schema: z.union([resultSchema, errorSchema]) } },
    },
    202: { description: 'A notification has arrived; no body.', headers: noStore },
    400: refusal('No JSON, no message, a batch, a session id that is missing, or a revision that is not spoken here.'),
    403: refusal('`Origin` is no origin, or one that DNS rebinding would send.'),
    404: refusal(
      `The session is not known here, and \`initialize\` begins a new one; in ${MCP_REVISIONS.stateless}: there is no such method.`,
    ),
    405: refusal(
      'Another method than `POST`: there is no stream to open and no session to end.',
      noStore.extend({ Allow: z.string().meta({ examples: ['POST, OPTIONS'] }) }),
    ),
    406: refusal('`Accept` does not list both types.'),
    413: refusal('The body is longer than 1 MiB.'),
    415: refusal('The body is not `application/json`.'),
    429: refusal('Too many requests from this client.', noStoreAndWait),
    503: refusal('Sessions cannot be signed just now.', noStoreAndWait),
    default: errors.default,
  },
};
