import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { write } from '../content/content.ts';
import { PATIENCE } from '../patience.ts';
import { sampleDist } from '../shared.ts';
import { type RunningServer, startServer } from '../sites/server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { authority } from './authority.ts';
import { ATOM } from './hub.ts';

/** How a server answers at the addresses that show its state. */
export interface Standing {
  readonly hub: number;
  readonly ready: number;
  readonly dataset: number;
  readonly metrics: number;
}

export const IN_ORDER: Standing = { hub: 202, ready: 200, dataset: 200, metrics: 200 };
export const WITHOUT_STORE: Standing = { hub: 503, ready: 503, dataset: 200, metrics: 200 };

export interface HubServer extends RunningServer {
  /** Asks the hub for a subscription to the Atom topic, and returns its answer. */
  ask(callback: string): Promise<Response>;
  /** Subscribes to the Atom topic, and waits until this is verified. */
  subscribe(callback: string): Promise<void>;
  /** Waits until the server answers like this. It asks the hub to unsubscribe a callback that nobody has. */
  stands(standing: Standing): Promise<void>;
  /** The problems with the store that the log reports. */
  problems(): string[];
}

/** Makes every subscription to be delivered again, as a change of its topic does. */
export const ALL_DUE = 'update subscription set delivered_version = 0';

/** Starts a server of the sample business whose hub may call back on loopback. It ends with the test. */
export async function startHubServer(database: string): Promise<HubServer> {
  const folder = await temporaryFolder();
  await write(folder, 'ca.pem', authority.ca);
  const server = await startServer(await sampleDist(), {
    DATABASE_URL: database,
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8',
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.exited;
  });

  function post(mode: string, callback: string): Promise<Response> {
    const body = new URLSearchParams({ 'hub.mode': mode, 'hub.topic': ATOM, 'hub.callback': callback });
    return fetch(`${server.origin}/api/websub/hub`, { method: 'POST', body });
  }

  async function standing(): Promise<Standing> {
    const get = async (path: string) => (await fetch(server.origin + path)).status;
    const [hub, ready, dataset, metrics] = await Promise.all([
      post('unsubscribe', 'https://127.0.0.1/nobody').then(({ status }) => status),
      get('/readyz'),
      get('/reviews.json'),
      get('/metrics'),
    ]);
    return { hub, ready, dataset, metrics };
  }

  return {
    ...server,
    ask: (callback) => post('subscribe', callback),
    async subscribe(callback) {
      const verified = () => server.lines.filter(({ msg }) => msg === 'verification').length;
      const before = verified();
      const { status } = await post('subscribe', callback);
      if (status !== 202) throw new Error(`the hub answered ${status}`);
      await vi.waitFor(() => expect(verified()).toBe(before + 1), PATIENCE);
    },
    stands: (expected) => vi.waitFor(async () => expect(await standing()).toEqual(expected), { ...PATIENCE, interval: 200 }),
    problems: () =>
      server.lines.filter(({ msg }) => String(msg).startsWith("the hub's store cannot")).map((line) => String(line.problem)),
  };
}
