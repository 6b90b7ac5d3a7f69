import { expect } from 'vitest';
import { corsHeaders } from '../../../src/http/cors.ts';
import { ANSWER_HEADERS } from '../../../src/publication/headers/headers.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };
/** Any value, for headers that depend on the bytes. */
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

/** The kind of an answer. */
export type AnswerKind = keyof typeof NAMED;

/** All headers of an answer by its kind, except those that `headersOf` leaves out, with names in lower case. */
export const HEADERS = Object.fromEntries(
  Object.entries(NAMED).map(([kind, headers]) => [
    kind,
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  ]),
) as Readonly<Record<AnswerKind, Readonly<Record<string, string>>>>;

/** Headers that `node:http` adds, and headers that only some answers of a kind have, which other tests check. */
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
