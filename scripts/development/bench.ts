import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { refuse, run } from '../support/run.ts';
import { readResults, resultsOf, whatGotWorse } from './bench/compare.ts';
import { benchHub } from './bench/hub.ts';
import { benchInsights } from './bench/insights.ts';
import { benchMcp } from './bench/mcp.ts';
import { benchRebuild } from './bench/rebuild.ts';
import type { Row } from './bench/results.ts';
import { benchSearch } from './bench/search.ts';
import { benchSince } from './bench/since.ts';
import { benchMemory, benchStart } from './bench/start.ts';
import { benchStatic } from './bench/static.ts';

/** `insights` returns no rows, because its tables can only be read as a whole. */
const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = {
  static: benchStatic,
  search: benchSearch,
  since: benchSince,
  rebuild: benchRebuild,
  start: benchStart,
  memory: benchMemory,
  hub: benchHub,
  mcp: benchMcp,
  insights: benchInsights,
};

/**
 * `npm run bench [-- <name> …|all] [--json <file>]`: figures beside those of peers measured in the same run.
 * `npm run bench -- compare <old.json> <new.json>`: which of them got worse.
 */
await run(async () => {
  const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
  const [first, ...files] = positionals;
  if (first === 'compare') return compare(files);
  const all = first === undefined || first === 'all';
  const names = all ? Object.keys(BENCHES) : positionals;
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0)
    return refuse(`unknown: ${unknown.join(', ')}; there are: all, compare, ${Object.keys(BENCHES).join(', ')}`);
  const found: Record<string, Row[]> = {};
  for (const name of names) found[name] = (await BENCHES[name]?.()) ?? [];
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(resultsOf(found), null, 2)}\n`);
  return 0;
});

async function compare([old, now]: readonly string[]): Promise<number> {
  if (old === undefined || now === undefined) return refuse('compare takes two files that --json wrote: the older, the newer');
  const [before, after] = [await readResults(old), await readResults(now)];
  if (before.machine !== after.machine) console.log(`Another machine: ${before.machine}; now ${after.machine}`);
  const worse = whatGotWorse(before, after);
  console.log(worse.length > 0 ? worse.join('\n') : 'Nothing got worse beyond its range.');
  return worse.length > 0 ? 1 : 0;
}
