import { expect } from 'vitest';
import { corsHeaders } from '../../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../../src/publication/headers/headers.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };
/** Any value, of a header that goes with the bytes. */
const ANY = expect.any(String);
const VALIDATORS = { ETag: ANY, 'Last-Modified': ANY, Vary: 'Accept-Encoding' };
const BYTES = { 'Content-Type': ANY, 'Accept-Ranges': 'bytes', ...VALIDATORS };

const NAMED = {
  page: { ...ANSWER_HEADERS.page, ...BYTES },
  asset: { ...ANSWER_HEADERS.asset, ...BYTES },
  data: { ...ANSWER_HEADERS.data, ...BYTES },
  query: { ...ANSWER_HEADERS.query, ...VALIDATORS },
  state: { 'Content-Type': ANY, ...NO_STORE, ...NO_SNIFFING },
  redirect: { Location: ANY, 'Cache-Control': 'no-cache' },
  error: { 'Content-Type': 'application/json', ...NO_STORE, ...NO_SNIFFING, ...corsHeaders },
  preflight: {
    'Access-Control-Allow-Methods': ANY,
    'Access-Control-Allow-Headers': ANY,
    'Access-Control-Max-Age': ANY,
    ...corsHeaders,
  },
  hub: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE, ...NO_SNIFFING },
  mcp: { 'Content-Type': 'application/json', ...NO_STORE, ...NO_SNIFFING, ...corsHeaders },
} as const;

/** What an answer is. */
export type AnswerKind = keyof typeof NAMED;

/** All headers of an answer by what it is, but for those that `headersOf` leaves out; names in lower case. */
export const HEADERS = Object.fromEntries(
  Object.entries(NAMED).map(([kind, headers]) => [
    kind,
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  ]),
) as Readonly<Record<AnswerKind, Readonly<Record<string, string>>>>;

/** What `node:http` adds, and what only some answers of a kind have, of which other tests tell. */
const OTHERS = [
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'link',
  'content-encoding',
  'allow',
  'retry-after',
  'mcp-session-id',
];

export function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OTHERS.includes(name)));
}
