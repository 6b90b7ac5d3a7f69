import type { Answer } from './answer.ts';

/** Every answer of an API path carries these, errors too (contract, section 4). */
export const corsHeaders: Answer['headers'] = Object.freeze({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Last-Modified, Retry-After, Mcp-Session-Id',
});

const ALLOWED_REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-None-Match',
  'If-Modified-Since',
  'Mcp-Session-Id',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
].join(', ');

/** Answers `OPTIONS`, CORS preflight or not; it is the same for every request, so that it needs no `Vary`. */
export function preflightAnswer(allow: readonly string[]): Answer {
  const methods = allow.join(', ');
  return {
    status: 204,
    headers: {
      ...corsHeaders,
      Allow: methods,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': ALLOWED_REQUEST_HEADERS,
      // Seconds: a day.
      'Access-Control-Max-Age': '86400',
    },
    body: null,
  };
}
