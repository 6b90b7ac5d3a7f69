import { parseArgs } from 'node:util';
import { refuse, run } from '../support/run.ts';
import { benchHub } from './bench/hub.ts';
import { benchInsights } from './bench/insights.ts';
import { benchMcp } from './bench/mcp.ts';
import { benchRebuild } from './bench/rebuild.ts';
import { benchSearch } from './bench/search.ts';
import { benchSince } from './bench/since.ts';
import { benchMemory, benchStart } from './bench/start.ts';
import { benchStatic } from './bench/static.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
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

/** `npm run bench [-- <name> …]`: figures beside those of peers measured in the same run. */
await run(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = positionals.length === 0 ? Object.keys(BENCHES) : positionals;
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) return refuse(`unknown: ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`);
  for (const name of names) await BENCHES[name]?.();
  return 0;
});
