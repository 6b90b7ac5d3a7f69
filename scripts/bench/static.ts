import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACK_NAME } from '../../src/publication/seal.ts';
import { root } from '../support/project.ts';
import { startContender } from './contender.ts';
import { spread, throughput } from './measure.ts';
import { type Row, rowOf } from './results.ts';

const ROUNDS = 5;
/** Of each measurement. */
const SECONDS = 2;

const ROWS: readonly { path: string; headers: Record<string, string>; status: number }[] = [
  { path: '/reviews.json', headers: {}, status: 200 },
  { path: '/reviews.json', headers: { 'accept-encoding': 'gzip' }, status: 200 },
  { path: '/reviews.json', headers: { 'accept-encoding': 'br' }, status: 200 },
  { path: '/reviews.json', headers: { 'if-none-match': '*' }, status: 304 },
  { path: '/api/feed.json', headers: {}, status: 200 },
  { path: '/api/feed.json', headers: { 'accept-encoding': 'br' }, status: 200 },
  { path: '/', headers: { 'accept-encoding': 'br' }, status: 200 },
];

/** Published files: the built server, logging every request and silent, against bare `node:http` with the same bytes in memory. */
export async function benchStatic(): Promise<Row[]> {
  const entry = join(root, 'dist', 'server', 'entry.mjs');
  const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const [logging, silent, bare] = await Promise.all([
    startContender([entry]),
    startContender([entry], { LOG_LEVEL: 'silent' }),
    startContender([bareServer, join(root, 'dist', PACK_NAME)]),
  ]);
  console.log(
    `static: answers per second as a ratio to bare node:http from memory, median of ${ROUNDS} rounds (lowest to highest)`,
  );
  const rows: Row[] = [];
  console.log(`  ${'request'.padEnd(42)}${'LOG_LEVEL=info'.padEnd(24)}silent`);
  try {
    for (const { path, headers, status } of ROWS) {
      const ratios: { logging: number[]; silent: number[] } = { logging: [], silent: [] };
      for (let round = 0; round < ROUNDS; round++) {
        // In turn, so that a slow moment of the machine meets them all.
        const theirs = await throughput(bare.origin, path, headers, status, SECONDS);
        ratios.logging.push((await throughput(logging.origin, path, headers, status, SECONDS)) / theirs);
        ratios.silent.push((await throughput(silent.origin, path, headers, status, SECONDS)) / theirs);
      }
      const request = [path, ...Object.entries(headers).map((pair) => pair.join(': '))].join('  ');
      console.log(`  ${request.padEnd(42)}${spread(ratios.logging).padEnd(24)}${spread(ratios.silent)}`);
      for (const log of ['logging', 'silent'] as const)
        rows.push(rowOf(`${request}, ${log}`, 'of bare node:http', 'more', ratios[log]));
    }
  } finally {
    for (const contender of [logging, silent, bare]) contender.stop();
  }
  return rows;
}
