import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onceFor } from '../../../src/once.ts';
import { MCP_REVISIONS } from '../../../src/representations/discovery/mcp-revisions.ts';
import { type Contender, startContender } from './contender.ts';
import { type BuiltSite, buildSite } from './content/site.ts';
import { measureInTurn } from './in-turn.ts';
import { endpointOf, postAll } from './mcp/client.ts';
import { type Ask, beginSession, writeStateless } from './mcp/messages.ts';
import { checkSameContent, type Partner } from './mcp/same-content.ts';
import { createTasks, type Task } from './mcp/tasks.ts';
import type { Load } from './measure.ts';

const SIZES = [260, 10_000];
/** How many answers are compared before anything is measured. */
const CHECKED = 100;

/** `POST /mcp`: measures requests to the built server, and to servers of the SDKs with the same tools and data. */
export async function benchMcp(): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-mcp-'));
  for (const size of SIZES) await compare(await buildSite(folder.path, size), folder.path);
}

async function compare({ reviews, server, packFile }: BuiltSite, folder: string): Promise<void> {
  const settings = { LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATABASE_URL: `file:${join(folder, `hub-${reviews}.sqlite`)}` };
  const ours = () => startContender([server], settings);
  const peer = (name: string, mode = '') =>
    startContender([fileURLToPath(new URL(`mcp/${name}`, import.meta.url)), packFile, mode]);
  const inSession = async (name: string, contender: Contender): Promise<Partner> => ({
    name,
    contender,
    write: await beginSession(endpointOf(contender)),
  });
  const tasks = createTasks(packFile);
  await measureTools(`${reviews} reviews, ${MCP_REVISIONS.session.at(-1)}`, tasks, [
    await inSession('ours', await ours()),
    await inSession('SDK 1 stateful', await peer('session-peer.ts', 'stateful')),
    await inSession('SDK 1 stateless', await peer('session-peer.ts', 'stateless')),
  ]);
  await measureTools(`${reviews} reviews, ${MCP_REVISIONS.stateless}`, tasks, [
    { name: 'ours', contender: await ours(), write: writeStateless },
    { name: 'SDK 2 createMcpHandler', contender: await peer('handler-peer.ts'), write: writeStateless },
  ]);
}

function measureTools(title: string, tasks: readonly Task[], competitors: readonly Partner[]): Promise<void> {
  // In a round all get the same requests.
  const asksOf = onceFor((task: Task) => onceFor((_round: number) => take(task, task.requests)));
  return measureInTurn({
    title: `mcp in ${title}`,
    tasks: tasks.map((task) => ({ ...task, name: `${title}, ${task.name}` })),
    competitors,
    check: async () => {
      for (const task of tasks) await checkSameContent(competitors, take(task, CHECKED));
    },
    measure: (partner, task, round) => measure(partner, asksOf(task)(round)),
    warmUp: 2,
  });
}

async function measure({ contender, write }: Partner, asks: readonly Ask[]): Promise<Load> {
  const messages = asks.map((ask, index) => write(ask, index + 1));
  const before = await contender.computed();
  const perSecond = await postAll(endpointOf(contender), messages);
  const after = await contender.computed();
  return { cpu: (after - before) / asks.length, perSecond };
}

function take(task: Task, count: number): Ask[] {
  return Array.from({ length: count }, () => task.next());
}
