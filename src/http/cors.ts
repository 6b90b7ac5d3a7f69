import { type Answer, errorAnswer } from './answer.ts';

/** Headers of every answer of an API path, errors too: scripts of any origin may read it (CORS). */
export const corsHeaders: Answer['headers'] = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Last-Modified, Retry-After, Mcp-Session-Id, Accept-Ranges, Content-Length, Content-Range',
};

/** The error of an API path: a script of any origin may read it. */
export function apiError(status: number, message: string, headers: Answer['headers'] = {}): Answer {
  return errorAnswer(status, message, { ...corsHeaders, ...headers });
}

const ALLOWED_REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'If-Modified-Since',
  'If-Unmodified-Since',
  'If-Range',
  'Range',
  'Mcp-Session-Id',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
].join(', ');

/** The methods of an endpoint that only reads. */
const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers methods other than GET and HEAD: OPTIONS with what is allowed, others with 405 (RFC 9110, section 15.5.6). `isOpen`
 * says whether scripts of other origins may read what a GET answers.
 */
export function answerOtherMethod(method: string, isOpen: boolean): Answer {
  const allowed = READ_METHODS.join(', ');
  if (method === 'OPTIONS')
    return isOpen ? preflightAnswer(READ_METHODS) : { status: 204, headers: { Allow: allowed }, body: null };
  return apiError(405, `allowed: ${allowed}`, { Allow: allowed });
}

/**
 * Answers `OPTIONS`, by which a browser asks what scripts of other origins may do. Without `Vary`: it is always the same. A script
 * may send the methods of `refused` only to learn that they are not allowed: without that, it would not see the 405.
 */
export function preflightAnswer(allow: readonly string[], refused: readonly string[] = []): Answer {
  return {
    status: 204,
    headers: {
      ...corsHeaders,
      Allow: allow.join(', '),
      'Access-Control-Allow-Methods': [...allow, ...refused].join(', '),
      'Access-Control-Allow-Headers': ALLOWED_REQUEST_HEADERS,
      // A day, in seconds.
      'Access-Control-Max-Age': '86400',
    },
    body: null,
  };
}
