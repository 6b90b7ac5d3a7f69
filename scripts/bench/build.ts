import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { STOCK_PROJECT } from './build/stock-project.ts';
import { BUSINESS, mentioningRecords } from './mcp/content.ts';
import { spread } from './measure.ts';

const ROUNDS = 3;
/** Below the project, where packages are found. */
const FOLDER = join(root, 'node_modules', '.bench-build');
const AREAS = BUSINESS.service_areas.map(({ id }) => id);

/** Build time and memory: ours, whole, against a stock `astro build` of the same records into as many pages. */
export async function benchBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const count = Number(process.env.BENCH_REVIEWS ?? 10_000);
  const records = mentioningRecords(count).map((record, index) => ({ ...record, service_area: AREAS[index % AREAS.length] }));
  await prepare('stock', { ...STOCK_PROJECT, 'reviews.json': JSON.stringify(records) });
  await prepare('ours', {
    'business.yaml': JSON.stringify(BUSINESS),
    'reviews.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  });
  console.log(`build of ${count} reviews: seconds, seconds of processor and peak memory (MB), ${ROUNDS} rounds in turn`);
  const ratios: Cost[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [stock, ours] = [await buildStock(), await buildOurs()];
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
  console.log(
    `  stock makes ${await made(join(FOLDER, 'stock', 'dist'))}; ours ${await made(join(FOLDER, 'out', 'dist', 'client'))}`,
  );
  await rm(FOLDER, { recursive: true, force: true });
}

async function prepare(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(FOLDER, name, file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
}

function buildStock(): Promise<Cost> {
  return costOf([join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--root', join(FOLDER, 'stock')]);
}

function buildOurs(): Promise<Cost> {
  const settings = { CONTENT_DIR: join(FOLDER, 'ours'), NOTIFY_HUB: '0' };
  return costOf([join(root, 'scripts', 'build.ts'), '--out', join(FOLDER, 'out')], settings);
}

/** `13010 pages and 10000 Markdown files`. */
async function made(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const ending = (end: string) => names.filter((name) => name.endsWith(end)).length;
  return `${ending('.html')} pages and ${ending('.md')} Markdown files`;
}

interface Cost {
  readonly seconds: number;
  /** Seconds of all its threads together: less than the time itself swayed by what else the machine does. */
  readonly cpu: number;
  /** The most that it ever held, as the system counts it. */
  readonly megabytes: number;
}

function describe({ seconds, cpu, megabytes }: Cost): string {
  return `${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s, ${Math.round(megabytes)} MB`;
}

/** Runs a Node program to its end. */
async function costOf(parameters: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Cost> {
  const report = 'process.on("exit", () => process.send(process.resourceUsage()))';
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = performance.now();
  const told = new Promise<NodeJS.ResourceUsage>((resolve) =>
    child.once('message', (usage) => resolve(usage as NodeJS.ResourceUsage)),
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}`);
  const seconds = (performance.now() - started) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = await told;
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
