import { describe, expect, it } from 'vitest';
import { corsHeaders, preflightAnswer } from '../../src/http/cors.ts';

it('corsHeaders let every page read, and read what the contract names', () => {
  expect(corsHeaders).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'ETag, Link, Last-Modified, Retry-After, Mcp-Session-Id, Accept-Ranges, Content-Length, Content-Range',
  });
});

describe('preflightAnswer', () => {
  it('names the methods for CORS and for everyone else', () => {
    const { status, headers, body } = preflightAnswer(['GET', 'HEAD', 'OPTIONS']);
    expect([status, body]).toEqual([204, null]);
    expect(headers).toMatchObject({
      ...corsHeaders,
      Allow: 'GET, HEAD, OPTIONS',
      'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
      'Access-Control-Max-Age': '86400',
    });
  });

  it('allows the headers of the contract, and the others that the endpoints evaluate', () => {
    const allowed = preflightAnswer(['GET']).headers['Access-Control-Allow-Headers']?.split(', ');
    expect(allowed).toEqual([
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
    ]);
  });
});
