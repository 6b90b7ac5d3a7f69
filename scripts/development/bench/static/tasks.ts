import { hash } from 'node:crypto';
import { ask } from '../ask.ts';
import { type Competitor, type Task, takingPart } from '../in-turn.ts';

/** The stock server does not send compressed twins. */
export const STOCK = 'stock @astrojs/node';

const ASKED: readonly { path: string; headers: Record<string, string>; status: number }[] = [
  { path: '/reviews.json', headers: {}, status: 200 },
  { path: '/reviews.json', headers: { 'accept-encoding': 'br' }, status: 200 },
  { path: '/reviews.json', headers: { 'if-none-match': '*' }, status: 304 },
  { path: '/', headers: { 'accept-encoding': 'br' }, status: 200 },
];

interface FileTask extends Task {
  readonly paths: readonly [string];
}

export const TASKS: readonly FileTask[] = ASKED.map(({ path, headers, status }) => ({
  name: [path, ...Object.entries(headers).map((pair) => pair.join(': '))].join('  '),
  paths: [path],
  headers,
  status,
  without: 'accept-encoding' in headers ? [STOCK] : [],
}));

/** Throws if a server sends other bytes than ours. */
export async function checkSameBytes(competitors: readonly Competitor[]): Promise<void> {
  for (const task of TASKS) {
    const [own, ...others] = await Promise.all(
      takingPart(task, competitors).map(async ({ name, contender }) => ({ name, sent: await sentBy(contender.origin, task) })),
    );
    for (const { name, sent } of others)
      if (sent !== own?.sent) throw new Error(`${task.name}: ${name} sends ${sent}, and ${own?.name} ${own?.sent}`);
  }
}

/** A short form of what is sent, to compare. */
async function sentBy(origin: string, { paths: [path], headers }: FileTask): Promise<string> {
  const { status, coding, body } = await ask(origin + path, headers);
  if (status === 304) return `status 304 and ${body.length} bytes`;
  return `status ${status} and ${body.length} bytes of ${coding}, ${hash('sha256', body)}`;
}
