import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { FormBackend } from '../../src/editing/forms/backend/form-backend.ts';
import type { FormSettings } from '../../src/editing/forms/decap/form-config.ts';
import { type ConditionalHeaders, entityTag, evaluatePreconditions } from '../../src/http/content/conditional.ts';
import { readBody } from '../../src/http/server/request-body.ts';
import { root } from '../support/project.ts';
import { wordsFor } from '../support/run.ts';

interface Parts {
  readonly backend: FormBackend;
  /** The folder of Decap CMS. */
  readonly decap: string;
  /** The address of the dev server, whose pages the forms show; it may have a path. */
  readonly site: string;
  /**
   * The settings of the forms, or why they cannot be made. They are made for each page load, with the names that business.yaml
   * has then.
   */
  config(): Promise<FormSettings | string>;
}

const PAGE = join(root, 'scripts', 'edit', 'page');

/** In bytes. Even the longest review is much shorter. */
const LONGEST_REQUEST = 16 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Makes the server of the forms, for this machine alone. It refuses requests to any host name but loopback's, and those from
 * other pages.
 */
export function createFormsServer(parts: Parts): Server {
  return createServer((request, response) => {
    answer(request, parts).then(
      (given) => send(response, given, parts.site),
      (error) => {
        console.error(error);
        send(response, { status: 500, type: '.txt', body: 'the forms failed; the terminal says how' }, parts.site);
      },
    );
  });
}

interface Given {
  readonly status: number;
  /** The file name extension of the content, such as `.html`. */
  readonly type: string;
  readonly body: string | Buffer;
  /** The version of what a browser may keep. It asks each time whether that is still the one. */
  readonly etag?: string;
}

async function answer(request: IncomingMessage, parts: Parts): Promise<Given> {
  const { method = '', url = '/' } = request;
  const refusal = refusalOf(request);
  if (refusal !== undefined) return { status: 403, type: '.txt', body: refusal };
  if (method === 'POST') return url === '/api/v1' ? answerForm(request, parts.backend) : NOT_HERE;
  if (method !== 'GET') return { status: 405, type: '.txt', body: 'allowed: GET, and POST to /api/v1' };
  if (url === '/config.json') return answerConfig(parts);
  if (url.startsWith('/decap/')) return decapFile(join(parts.decap, basename(url)), request.headers);
  return file(join(PAGE, url === '/' ? 'index.html' : basename(url)));
}

const NOT_HERE: Given = { status: 404, type: '.txt', body: 'nothing is at this address' };

/**
 * Says why a request is refused. A different host name may be an attacker's that resolves to this machine (DNS rebinding); a page
 * from elsewhere has a different origin.
 */
function refusalOf({ headers, method, socket }: Pick<IncomingMessage, 'headers' | 'method' | 'socket'>): string | undefined {
  const own = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`);
  if (!own.includes(headers.host ?? '')) return `the forms are at http://${own[0]}/ alone`;
  const { origin } = headers;
  const isOwn = origin === `http://${headers.host}`;
  if (origin === undefined ? method === 'POST' : !isOwn) return 'only the page of the forms may ask this';
  return undefined;
}

async function answerForm(request: IncomingMessage, backend: FormBackend): Promise<Given> {
  const body = await readBody(request, LONGEST_REQUEST);
  if (body === undefined) return { status: 413, type: '.txt', body: 'this is more than 16 MB' };
  const answer = await backend.answer(parsed(body.toString('utf8'))).catch(toAnswer);
  return { status: 200, type: '.json', body: JSON.stringify(answer) };
}

/** The form shows what the user can correct, such as a full disk. */
function toAnswer(error: unknown): { ok: false; message: string } {
  const message = wordsFor(error);
  if (message === undefined) throw error;
  return { ok: false, message };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerConfig({ config }: Parts): Promise<Given> {
  const made = await config();
  return typeof made === 'string'
    ? { status: 500, type: '.txt', body: made }
    : { status: 200, type: '.json', body: JSON.stringify(made) };
}

/** A browser that keeps these 6 MB has a fifth less work with each page load. The name of the folder tells the version. */
async function decapFile(path: string, headers: ConditionalHeaders): Promise<Given> {
  const digest = basename(dirname(path));
  const etag = entityTag(digest, 'identity');
  const { kind } = evaluatePreconditions(headers, { digest, lastModified: null }, 'identity');
  if (kind === 'not-modified') return { status: 304, type: extname(path), body: '', etag };
  const given = await file(path);
  return given.status === 200 ? { ...given, etag } : given;
}

async function file(path: string): Promise<Given> {
  const type = extname(path);
  if (TYPES[type] === undefined) return NOT_HERE;
  return readFile(path).then(
    (body) => ({ status: 200, type, body }),
    () => NOT_HERE,
  );
}

/**
 * The content security policy. Decap CMS generates code and styles at run time; apart from that, the page may only contact this
 * machine.
 */
function policyFor(site: string): string {
  const { origin } = new URL(site);
  return `default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' blob:; font-src 'self' data:; frame-src 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`;
}

function send(response: ServerResponse, { status, type, body, etag }: Given, site: string): void {
  response.writeHead(status, {
    'Content-Type': TYPES[type] ?? 'application/json',
    ...(etag === undefined ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': 'no-cache', ETag: etag }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policyFor(site),
  });
  response.end(body);
}
