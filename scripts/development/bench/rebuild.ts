import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { root } from '../../support/project.ts';
import { buildOurs, buildStock } from './build/builds.ts';
import type { Cost } from './build/cost.ts';
import { prepareContent, SAMPLE } from './build/edits.ts';
import { STOCK_PROJECT } from './build/stock-project.ts';
import { type Contender, startContender } from './contender.ts';
import { writeFiles } from './content/files.ts';
import { inTurn, median, spread } from './rounds.ts';

const ROUNDS = 5;
const SIZES = [SAMPLE, 1000, 10_000];
/** Inside the project, so that its packages are found. */
const FOLDER = join(root, 'node_modules', '.bench-rebuild');
/** The time between two requests to a server that does not have the change yet, in ms. */
const PAUSE = 20;
/** In ms. A change that is not live by then never will be. */
const DEADLINE = 600_000;

interface Figures extends Cost {
  /** Seconds from the start of the build until a running server answers with the change. */
  readonly live?: number;
  readonly rendered?: number;
}

type Task = (round: number) => Promise<Figures>;

/**
 * Measures the time from a change of the content until it is live, beside builds of everything, ours and a stock `astro build`.
 */
export async function benchRebuild(): Promise<void> {
  const sizes = process.env.BENCH_REVIEWS?.split(',').map(Number) ?? SIZES;
  for (const size of sizes) {
    await rm(FOLDER, { recursive: true, force: true });
    await rebuilds(size);
  }
  await rm(FOLDER, { recursive: true, force: true });
}

async function rebuilds(size: number): Promise<void> {
  // Fewer rounds for what takes minutes: enough to see the range.
  const rounds = Number(process.env.BENCH_ROUNDS ?? (size >= 10_000 ? 3 : ROUNDS));
  const [content, out, stock] = [join(FOLDER, 'content'), join(FOLDER, 'out'), join(FOLDER, 'stock')];
  const edits = await prepareContent(content, size);
  await writeFiles(stock, STOCK_PROJECT);
  await buildOurs(content, out);
  const server = await startContender([join(out, 'dist', 'server', 'entry.mjs')], {
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    DATABASE_URL: `file:${join(FOLDER, 'hub.sqlite')}`,
  });
  try {
    const edited = async (edit: (word: string) => Promise<string>, word: string): Promise<Figures> => {
      const id = await edit(word);
      const live = untilLive(server, id, word);
      const cost = await buildOurs(content, out);
      return { ...cost, live: await live };
    };
    const tasks: Record<string, Task> = {
      'one review changed': (round) => edited(edits.change, `edit-${round}`),
      'one review added': (round) => edited(edits.add, `more-${round}`),
      'nothing changed': () => buildOurs(content, out),
      '--full': () => buildOurs(content, out, ['--full']),
      'stock astro build': () => stockBuild(stock, out),
    };
    await compare(size, rounds, tasks);
  } finally {
    server.stop();
  }
}

async function compare(size: number, rounds: number, tasks: Readonly<Record<string, Task>>): Promise<void> {
  console.log(`rebuild of ${size} reviews: median of ${rounds} rounds in turn (lowest to highest)`);
  const found = await inTurn(Object.values(tasks), (task, round) => task(round), rounds);
  // The last task is the peer's.
  const stock = found.at(-1) ?? [];
  for (const [at, name] of Object.keys(tasks).entries()) report(`${size} reviews, ${name}`, found[at] ?? [], stock);
}

function report(name: string, figures: readonly Figures[], stock: readonly Figures[]): void {
  const of = (part: keyof Figures) => figures.flatMap((each) => each[part] ?? []);
  const ratio = figures.map(({ cpu }, round) => cpu / (stock[round]?.cpu ?? Number.NaN));
  const parts: readonly [keyof Figures, string][] = [
    ['seconds', 's'],
    ['live', 's until live'],
    ['cpu', 's of processor'],
    ['megabytes', 'MB'],
    ['rendered', 'files rendered'],
  ];
  const present = parts.filter(([part]) => of(part).length > 0);
  const told = present.map(([part, unit]) => {
    const isWhole = part === 'megabytes' || part === 'rendered';
    return `${isWhole ? Math.round(median(of(part))) : spread(of(part))} ${unit}`;
  });
  console.log(`  ${name.padEnd(36)}${[...told, `processor ${spread(ratio)} of stock`].join(' · ')}`);
}

/** Waits until the server's answer for the review contains the word, in its id or its text; returns the seconds. */
async function untilLive({ origin }: Contender, id: string, word: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/api/reviews/${id}`);
    if (!response.ok && response.status !== 404) throw new Error(`the review ${id} is answered with ${response.status}`);
    if ((await response.text()).includes(word) && response.ok) return (performance.now() - started) / 1000;
    if (performance.now() - started > DEADLINE) throw new Error(`the review ${id} is not live`);
    await setTimeout(PAUSE);
  }
}

const recordsSchema = z.object({ reviews: z.array(z.record(z.string(), z.unknown())) });

/** Builds what we published last with the stock project. Fields that its schema requires are filled in if a review lacks them. */
async function stockBuild(stock: string, out: string): Promise<Cost> {
  const { reviews } = recordsSchema.parse(JSON.parse(await readFile(join(out, 'dist', 'client', 'reviews.json'), 'utf8')));
  const mentions = { technicians: [], services: [] };
  const records = reviews.map((review) => ({ title: '', mentions, service_area: 'riverside', ...review }));
  await writeFiles(stock, { 'reviews.json': JSON.stringify(records) });
  return buildStock(stock);
}
