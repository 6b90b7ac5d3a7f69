import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onceFor } from '../../../src/once.ts';
import { MCP_REVISIONS } from '../../../src/representations/discovery/mcp-revisions.ts';
import { startContender } from './contender.ts';
import { type BuiltSite, buildSite } from './content/site.ts';
import { endpointOf, postAll } from './mcp/client.ts';
import { type Ask, beginSession, writeStateless } from './mcp/messages.ts';
import { checkSameContent, type Partner } from './mcp/same-content.ts';
import { createTasks, type Task } from './mcp/tasks.ts';
import { median, type Row, rowOf, spread } from './results.ts';
import { inTurn } from './rounds.ts';

const SIZES = [260, 10_000];
const ROUNDS = 5;
/** Rounds that are not counted, until everything is compiled. */
const WARM_UP_ROUNDS = 2;
/** How many answers are compared before anything is measured. */
const CHECKED = 100;
const NAME_WIDTH = 40;
const WIDTH = 36;

/** The figures of a round. */
interface Figure {
  /** The server's processor time for each request, in microseconds. */
  readonly cpu: number;
  readonly perSecond: number;
}

/**
 * `POST /mcp`: measures the processor time of a request to the built server, and to servers of the SDKs with the same tools and
 * data.
 */
export async function benchMcp(): Promise<Row[]> {
  const rows: Row[] = [];
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-mcp-'));
  console.log(
    `mcp: CPU time for a request, ours as a ratio to servers of the SDK, median of ${ROUNDS} rounds (lowest to highest); answers per second`,
  );
  for (const size of SIZES)
    rows.push(...(await compare(await buildSite(folder.path, size), `file:${join(folder.path, `hub-${size}.sqlite`)}`)));
  return rows;
}

async function compare({ reviews, server, packFile }: BuiltSite, database: string): Promise<Row[]> {
  const peer = (name: string, mode = '') =>
    startContender([fileURLToPath(new URL(`mcp/${name}`, import.meta.url)), packFile, mode]);
  const contenders = await Promise.all([
    startContender([server], { LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATABASE_URL: database }),
    peer('session-peer.ts', 'stateful'),
    peer('session-peer.ts', 'stateless'),
    peer('handler-peer.ts'),
  ]);
  const [ours, stateful, single, handler] = contenders;
  try {
    const tasks = createTasks(packFile);
    const session = await printTable(`${reviews} reviews, ${MCP_REVISIONS.session.at(-1)}`, tasks, [
      { name: 'ours', contender: ours, write: await beginSession(endpointOf(ours)) },
      { name: 'SDK 1 stateful', contender: stateful, write: await beginSession(endpointOf(stateful)) },
      { name: 'SDK 1 stateless', contender: single, write: await beginSession(endpointOf(single)) },
    ]);
    const stateless = await printTable(`${reviews} reviews, ${MCP_REVISIONS.stateless}`, tasks, [
      { name: 'ours', contender: ours, write: writeStateless },
      { name: 'SDK 2 createMcpHandler', contender: handler, write: writeStateless },
    ]);
    return [...session, ...stateless];
  } finally {
    for (const contender of contenders) contender.stop();
  }
}

/** Compares the first competitor with each of the others. */
async function printTable(title: string, tasks: readonly Task[], competitors: readonly Partner[]): Promise<Row[]> {
  const rows: Row[] = [];
  printLine(
    title,
    competitors.map(({ name }) => name),
  );
  for (const task of tasks) {
    await checkSameContent(competitors, take(task, CHECKED));
    // In a round all get the same requests.
    const asksOf = onceFor((_round: number) => take(task, task.requests));
    const found = await inTurn(competitors, (each, round) => measure(each, asksOf(round)), ROUNDS, WARM_UP_ROUNDS);
    const [own = [], ...others] = found;
    const ratios = others.map((figures) => own.map(({ cpu }, round) => cpu / (figures[round]?.cpu ?? Number.NaN)));
    const times = [`${Math.round(median(own.map(({ cpu }) => cpu)))} µs`, ...ratios.map(spread)];
    const rates = found.map((figures) => Math.round(median(figures.map(({ perSecond }) => perSecond))));
    printLine(
      task.name,
      times.map((time, column) => `${time}, ${rates[column]}/s`),
    );
    for (const [place, each] of ratios.entries())
      rows.push(rowOf(`${title}, ${task.name}`, `of the processor time of ${competitors[place + 1]?.name}`, 'less', each));
  }
  return rows;
}

function printLine(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padEnd(WIDTH)).join('')}`.trimEnd());
}

async function measure({ contender, write }: Partner, asks: readonly Ask[]): Promise<Figure> {
  const messages = asks.map((ask, index) => write(ask, index + 1));
  const before = await contender.computed();
  const perSecond = await postAll(endpointOf(contender), messages);
  const after = await contender.computed();
  return { cpu: (after - before) / asks.length, perSecond };
}

function take(task: Task, count: number): Ask[] {
  return Array.from({ length: count }, () => task.next());
}
