import { benchBuild } from './bench/build.ts';
import { benchHub } from './bench/hub.ts';
import { benchInsightsAblation } from './bench/insights/ablation.ts';
import { benchInsights } from './bench/insights.ts';
import { benchMcp } from './bench/mcp.ts';
import { benchRebuild } from './bench/rebuild.ts';
import { benchMemory, benchStart } from './bench/start.ts';
import { benchStatic } from './bench/static.ts';
import { refuse, run } from './support/run.ts';

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  static: benchStatic,
  build: benchBuild,
  rebuild: benchRebuild,
  start: benchStart,
  memory: benchMemory,
  hub: benchHub,
  mcp: benchMcp,
  insights: benchInsights,
  'insights-ablation': benchInsightsAblation,
};

/** It trains many models, which takes minutes: only when it is asked for. */
const BY_NAME_ONLY = 'insights-ablation';

/** `npm run bench [-- static|build|rebuild|hub|mcp|insights|insights-ablation …]`: figures beside those of peers measured in the same run. */
await run(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHES).filter((name) => name !== BY_NAME_ONLY);
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) return refuse(`unknown: ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`);
  for (const name of names) await BENCHES[name]?.();
  return 0;
});
