import { benchBuild } from './bench/build.ts';
import { benchHub } from './bench/hub.ts';
import { benchMcp } from './bench/mcp.ts';
import { benchStatic } from './bench/static.ts';
import { refuse, run } from './support/run.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  static: benchStatic,
  build: benchBuild,
  hub: benchHub,
  mcp: benchMcp,
};

/** `npm run bench [-- static|build|hub|mcp …]`: each figure a ratio against a peer measured in the same run. */
await run(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHES);
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) return refuse(`unknown: ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`);
  for (const name of names) await BENCHES[name]?.();
  return 0;
});
