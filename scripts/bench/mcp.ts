import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MCP_REVISIONS } from '../../src/representations/discovery/mcp-revisions.ts';
import { startContender } from './contender.ts';
import { type BuiltSite, buildSite } from './content/site.ts';
import { endpointOf, postAll } from './mcp/client.ts';
import { type Ask, beginSession, writeStateless } from './mcp/messages.ts';
import { checkSameContent, type Partner } from './mcp/same-content.ts';
import { createTasks, type Task } from './mcp/tasks.ts';
import { median, type Row, rowOf, spread } from './results.ts';

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
    for (let round = 0; round < WARM_UP_ROUNDS; round++) await measureInTurn(task, competitors);
    const rounds: Figure[][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureInTurn(task, competitors));
    printLine(
      task.name,
      competitors.map((_, column) => describe(rounds, column)),
    );
    for (const [column, { name }] of competitors.entries())
      if (column > 0)
        rows.push(rowOf(`${title}, ${task.name}`, `of the processor time of ${name}`, 'less', ratiosTo(rounds, column)));
  }
  return rows;
}

function printLine(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padEnd(WIDTH)).join('')}`.trimEnd());
}

/** Measures all competitors in turn with the same requests, so that a slow moment of the machine affects all of them. */
async function measureInTurn(task: Task, competitors: readonly Partner[]): Promise<Figure[]> {
  const asks = take(task, task.requests);
  const figures: Figure[] = [];
  for (const competitor of competitors) figures.push(await measure(competitor, asks));
  return figures;
}

async function measure({ contender, write }: Partner, asks: readonly Ask[]): Promise<Figure> {
  const messages = asks.map((ask, index) => write(ask, index + 1));
  const before = await contender.computed();
  const perSecond = await postAll(endpointOf(contender), messages);
  const after = await contender.computed();
  return { cpu: (after - before) / asks.length, perSecond };
}

/** `250 µs` for ours, which is the first, and the ratio for the others. */
function describe(rounds: readonly (readonly Figure[])[], column: number): string {
  const of = (index: number) => rounds.flatMap((figures) => figures[index] ?? []);
  const own = of(column).map(({ cpu }) => cpu);
  const cpu = column === 0 ? `${Math.round(median(own))} µs` : spread(ratiosTo(rounds, column));
  return `${cpu}, ${Math.round(median(of(column).map(({ perSecond }) => perSecond)))}/s`;
}

/** Our time divided by the other's, in each round. */
function ratiosTo(rounds: readonly (readonly Figure[])[], column: number): number[] {
  return rounds.map((figures) => (figures[0]?.cpu ?? Number.NaN) / (figures[column]?.cpu ?? Number.NaN));
}

function take(task: Task, count: number): Ask[] {
  return Array.from({ length: count }, () => task.next());
}
