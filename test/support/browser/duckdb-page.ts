import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { startLoopbackServer } from '../network/loopback-server.ts';
import { LONG } from '../programs/run-package.ts';
import { openBrowser } from './browser.ts';

/** DuckDB in a page of another origin than the files that it reads, and what it has received. */
export interface DuckDbPage {
  /** Rows as JSON. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** The bytes and the statuses of all answers since the last call. */
  received(): { bytes: number; statuses: ReadonlySet<number> };
  close(): Promise<void>;
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>DuckDB</title><script type="importmap">${JSON.stringify({
  imports: {
    'apache-arrow': '/apache-arrow/Arrow.dom.mjs',
    flatbuffers: '/flatbuffers/mjs/flatbuffers.js',
    tslib: '/tslib/tslib.es6.mjs',
  },
})}</script><script type="module">
  import { AsyncDuckDB, VoidLogger } from '/@duckdb/duckdb-wasm/dist/duckdb-browser.mjs';
  const database = new AsyncDuckDB(new VoidLogger(), new Worker('/@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js'));
  await database.instantiate('/@duckdb/duckdb-wasm/dist/duckdb-eh.wasm');
  window.connection = await database.connect();
</script>`;

/** What the page keeps for the queries. */
interface Opened {
  connection: { query(sql: string): Promise<{ toArray(): { toJSON(): Record<string, unknown> }[] }> };
}

/**
 * Opens DuckDB-Wasm in a browser, which can read addresses without an extension. The native DuckDB would have to download one.
 */
export async function openDuckDbPage(): Promise<DuckDbPage> {
  const origin = await startLoopbackServer(async ({ url = '' }, response) => {
    const file = url === '/' ? PAGE : await readFile(join(LONG, 'node_modules', url)).catch(() => undefined);
    response.writeHead(file ? 200 : 404, { 'Content-Type': url === '/' ? 'text/html' : (lookup(url) ?? 'text/javascript') });
    response.end(file);
  });
  const browser = await openBrowser();
  const page = await browser.newPage();
  const answers: { status: number; bytes: number }[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'GET' || response.url().startsWith(origin)) return;
    answers.push({ status: response.status(), bytes: Number(response.headers()['content-length'] ?? 0) });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'connection' in window);
  return {
    query: (sql) =>
      page.evaluate(async (text) => {
        const { connection } = window as unknown as Opened;
        const rows = (await connection.query(text)).toArray().map((row) => row.toJSON());
        return JSON.parse(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
      }, sql),
    received() {
      const taken = answers.splice(0);
      return { bytes: taken.reduce((sum, { bytes }) => sum + bytes, 0), statuses: new Set(taken.map(({ status }) => status)) };
    },
    close: () => page.close(),
  };
}
