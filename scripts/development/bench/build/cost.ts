import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export interface Cost {
  readonly seconds: number;
  /** Processor time of all its processes, in seconds. It depends less than the elapsed time on what else the machine does. */
  readonly cpu: number;
  /** The peak memory of its largest process, as the operating system counts it. */
  readonly megabytes: number;
}

/** Runs in each process and thread of the program. The last line of a process counts. */
const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const line = JSON.stringify({ pid: process.pid, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 });
  process.getBuiltinModule('node:fs').appendFileSync(process.env.BENCH_COSTS, line + '\\n');
})`;

const lineSchema = z.object({ pid: z.number(), cpu: z.number(), megabytes: z.number() });

/** Runs a Node program to its end. Returns what it cost, including all Node processes that it started, and what it printed. */
export async function costOf(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Cost & { readonly printed: string }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-cost-'));
  const costs = join(folder.path, 'costs.jsonl');
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(REPORT)}`;
  const started = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, ...settings, NODE_OPTIONS, BENCH_COSTS: costs },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}: ${printed}`);
  return { seconds, ...(await sumOf(costs)), printed };
}

async function sumOf(file: string): Promise<Pick<Cost, 'cpu' | 'megabytes'>> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const byProcess = new Map(lines.map((line) => lineSchema.parse(JSON.parse(line))).map((each) => [each.pid, each]));
  const processes = [...byProcess.values()];
  return {
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    megabytes: Math.max(...processes.map(({ megabytes }) => megabytes)),
  };
}
