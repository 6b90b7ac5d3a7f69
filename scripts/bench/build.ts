import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { buildOurs, buildStock } from './build/builds.ts';
import type { Cost } from './build/cost.ts';
import { STOCK_PROJECT } from './build/stock-project.ts';
import { contentOf, writeFiles } from './content/files.ts';
import { makeRecords } from './content/records.ts';
import { spread } from './measure.ts';
import { type Row, rowOf } from './results.ts';

const ROUNDS = 3;
/** Inside the project, so that its packages are found. */
const FOLDER = join(root, 'node_modules', '.bench-build');

/** Compares build time and memory: our complete build, and a stock `astro build` of the same records into as many pages. */
export async function benchBuild(): Promise<Row[]> {
  await rm(FOLDER, { recursive: true, force: true });
  const count = Number(process.env.BENCH_REVIEWS ?? 10_000);
  const records = makeRecords(count);
  const [stockProject, content, out] = [join(FOLDER, 'stock'), join(FOLDER, 'ours'), join(FOLDER, 'out')];
  await writeFiles(stockProject, { ...STOCK_PROJECT, 'reviews.json': JSON.stringify(records) });
  await writeFiles(content, contentOf(records));
  console.log(`build of ${count} reviews: seconds, seconds of processor and peak memory (MB), ${ROUNDS} rounds in turn`);
  const ratios: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [stock, ours] = [await buildStock(stockProject), await buildOurs(content, out, ['--full'])];
    const ratio = {
      seconds: ours.seconds / stock.seconds,
      cpu: ours.cpu / stock.cpu,
      megabytes: ours.megabytes / stock.megabytes,
    };
    ratios.push(ratio);
    console.log(
      `  stock ${describe(stock)} · ours ${describe(ours)} · ratio ${Object.values(ratio).map((each) => each.toFixed(2))}`,
    );
  }
  const over = (part: keyof Cost) => spread(ratios.map((ratio) => ratio[part]));
  console.log(
    `  median (lowest to highest): ${over('seconds')} in time, ${over('cpu')} of processor, ${over('megabytes')} in memory`,
  );
  console.log(`  stock makes ${await made(join(stockProject, 'dist'))}; ours ${await made(join(out, 'dist', 'client'))}`);
  await rm(FOLDER, { recursive: true, force: true });
  const parts = ['seconds', 'cpu', 'megabytes'] as const;
  return parts.map((part) =>
    rowOf(
      `${count} reviews: ${part}`,
      'of stock astro build',
      'less',
      ratios.map((ratio) => ratio[part]),
    ),
  );
}

/** Describes what a build made: `13010 pages and 10000 Markdown files`. */
async function made(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const ending = (end: string) => names.filter((name) => name.endsWith(end)).length;
  return `${ending('.html')} pages and ${ending('.md')} Markdown files`;
}

function describe({ seconds, cpu, megabytes }: Cost): string {
  return `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s, ${Math.round(megabytes)} MB`;
}
