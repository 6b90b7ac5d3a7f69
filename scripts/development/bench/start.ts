import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Contender, startContender } from './contender.ts';
import { withSite } from './content/site.ts';
import { inTurn, spread } from './rounds.ts';

const ROUNDS = 5;
/** How long after the first answer the memory is read, in ms: by then the hub is loaded and the publication is checked. */
const SETTLED = 5000;
const MB = 1e6;

/** The peer: serves one published file from memory, with nothing but `node:http`. */
const BARE = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const body = readFileSync(process.env.FILE);
createServer((request, response) => response.end(body)).listen(process.env.PORT, process.env.HOST);`;

interface Start {
  readonly ms: number;
  readonly cpu: number;
  readonly resident: number;
}

/** Measures the time from the start of the built server to its first answer. */
export function benchStart(): Promise<void> {
  return measure('start', (starts) => [
    ['ms until the first answer', starts.map(({ ms }) => ms)],
    ['ms of processor until then', starts.map(({ cpu }) => cpu)],
  ]);
}

/** Measures the memory of the built server when it is idle. */
export function benchMemory(): Promise<void> {
  return measure('memory', (starts) => [['MB', starts.map(({ resident }) => resident)]], SETTLED);
}

type Figures = (starts: readonly Start[]) => readonly (readonly [unit: string, rounds: readonly number[]])[];

function measure(bench: string, figuresOf: Figures, wait = 0): Promise<void> {
  return withSite(bench, async ({ reviews, server }, folder) => {
    const file = join(server, '..', '..', 'client', 'reviews.json');
    const contenders: Record<string, () => Promise<Contender>> = {
      ours: () => startContender([server], { LOG_LEVEL: 'silent', DATABASE_URL: `file:${join(folder, 'hub.sqlite')}` }),
      'bare node:http': () => startContender(['--input-type=module', '--eval', BARE], { FILE: file }),
    };
    console.log(`${bench} at ${reviews} reviews: median of ${ROUNDS} rounds in turn (lowest to highest)`);
    const found = await inTurn(Object.values(contenders), (start) => timeStart(start, wait), ROUNDS);
    for (const [at, name] of Object.keys(contenders).entries())
      for (const [unit, rounds] of figuresOf(found[at] ?? [])) console.log(`  ${name.padEnd(20)}${spread(rounds)} ${unit}`);
  });
}

async function timeStart(start: () => Promise<Contender>, wait: number): Promise<Start> {
  const started = performance.now();
  const contender = await start();
  const ms = performance.now() - started;
  try {
    const cpu = (await contender.computed()) / 1000;
    await setTimeout(wait);
    return { ms, cpu, resident: (await contender.resident()) / MB };
  } finally {
    contender.stop();
  }
}
