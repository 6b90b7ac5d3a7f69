import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { makeRecords } from './records.ts';

const ROUNDS = 3;
/** Below the project, where packages are found. */
const FOLDER = join(root, 'node_modules', '.bench-build');

/** A stock Astro project over the same records: a content collection, two endpoints, and a page for each record where we make one. */
const STOCK: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { file } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({ id: z.string(), date: z.string(), rating: z.number(), author: z.string(), title: z.string(), text: z.string(), verification: z.object({ method: z.string(), date: z.string() }) });
export const collections = { reviews: defineCollection({ loader: file('reviews.json'), schema }) };
`,
  'src/pages/reviews.json.ts': `import { getCollection } from 'astro:content';
export const GET = async () => Response.json((await getCollection('reviews')).map(({ data }) => data).sort((a, b) => (a.date < b.date ? 1 : -1)));
`,
  'src/pages/feed.json.ts': `import { getCollection } from 'astro:content';
export const GET = async () => Response.json((await getCollection('reviews')).map(({ data }) => data).sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, 50));
`,
  'src/pages/reviews/[id].astro': `---
import { getCollection } from 'astro:content';
export async function getStaticPaths() { return (await getCollection('reviews')).map((review) => ({ params: { id: review.id }, props: { review: review.data } })); }
const { review } = Astro.props;
---
<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>{review.title}</title></head><body><h1>{review.title}</h1><p>{review.rating}</p><blockquote>{review.text}</blockquote><p>{review.author}, {review.date}</p></body></html>
`,
};

/** Build time and memory: ours, whole, against a stock \`astro build\` of the same records. */
export async function benchBuild(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  const count = Number(process.env.BENCH_REVIEWS ?? 10_000);
  const records = makeRecords(count);
  await prepare('stock', { ...STOCK, 'reviews.json': JSON.stringify(records) });
  await prepare('ours', {
    'business.yaml': 'name: Bench\n',
    'reviews.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  });
  console.log(`build of ${count} reviews: seconds and peak memory (MB), ${ROUNDS} rounds in turn`);
  for (let round = 1; round <= ROUNDS; round++) {
    const stock = await timed([
      join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'),
      'build',
      '--silent',
      '--root',
      join(FOLDER, 'stock'),
    ]);
    const ours = await timed([join(root, 'scripts', 'build.ts'), '--out', join(FOLDER, 'out')], {
      CONTENT_DIR: join(FOLDER, 'ours'),
      NOTIFY_HUB: '0',
    });
    console.log(
      `  stock ${stock.seconds.toFixed(1)} s, ${stock.megabytes} MB · ours ${ours.seconds.toFixed(1)} s, ${ours.megabytes} MB · ratio ${(ours.seconds / stock.seconds).toFixed(2)} in time, ${(ours.megabytes / stock.megabytes).toFixed(2)} in memory`,
    );
  }
  await rm(FOLDER, { recursive: true, force: true });
}

async function prepare(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(FOLDER, name, file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, text);
  }
}

/** Runs a Node program to its end; the memory is the most that it ever held, as the system counts it. */
async function timed(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ seconds: number; megabytes: number }> {
  const report = 'process.on("exit", () => process.send(process.resourceUsage().maxRSS))';
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = performance.now();
  let kilobytes = 0;
  child.on('message', (message) => {
    kilobytes = Number(message);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: Math.round(kilobytes / 1024) };
}
