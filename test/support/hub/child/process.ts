import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoreAddress } from '../../../../src/hub/store/open.ts';
import { bareEnvironment } from '../../build.ts';
import { ATOM, HUB_URL } from '../hub.ts';
import type { Kill } from './moments.ts';
import type { HubState } from './state.ts';

/** An edition that can be sent to another process. */
export interface PlainEdition {
  readonly sequence: number;
  readonly hubUrl: string;
  readonly topics: readonly { readonly url: string; readonly contentType: string; readonly text: string }[];
}

/** A version with only the Atom topic, whose content is the number of the version. */
export function plainEdition(sequence: number): PlainEdition {
  const topic = { url: ATOM, contentType: 'application/atom+xml', text: `<feed>${sequence}</feed>` };
  return { sequence, hubUrl: HUB_URL, topics: [topic] };
}

export interface HubChildOptions {
  readonly database: StoreAddress;
  readonly ca: string;
  readonly edition: PlainEdition;
  readonly retryMs: readonly [number, number];
  readonly timeoutMs: number;
  readonly claimMs: number;
  readonly lookMs: number;
  readonly kill?: Kill | undefined;
}

export type FromParent =
  | { readonly kind: 'edition'; readonly id: number; readonly edition: PlainEdition }
  | { readonly kind: 'state'; readonly id: number };

export type ToParent =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'edition'; readonly id: number }
  | { readonly kind: 'state'; readonly id: number; readonly state: HubState | undefined }
  /** Something that a hub should never report in these tests. */
  | { readonly kind: 'defect'; readonly text: string };

/** A hub in a process of its own. */
export interface HubChild {
  /** The exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals | null>;
  readonly pid: number;
  readonly defects: readonly string[];
  kill(signal: NodeJS.Signals): void;
  /** Sends a form. Returns the status, or `undefined` if no answer came. */
  post(fields: Readonly<Record<string, string>>): Promise<number | undefined>;
  /** Sets what is published from now on, without notifying the hub. Returns `undefined` if the process has ended. */
  setEdition(edition: PlainEdition): Promise<true | undefined>;
  /** What is in the store; `undefined` if it cannot be read now or the process has ended. */
  state(): Promise<HubState | undefined>;
}

/** Starts a hub. Calls wait until it listens. */
export function startHubChild(options: HubChildOptions): HubChild {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), [JSON.stringify(options)], {
    env: bareEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.setMaxListeners(0);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit').then(([code, signal]) => {
    process.off('exit', end);
    return code ?? signal;
  });
  const defects: string[] = [];
  child.stderr?.on('data', (chunk) => defects.push(String(chunk)));
  child.on('message', (message: ToParent) => message.kind === 'defect' && defects.push(message.text));
  const ended = exited.then(() => undefined);
  const ready = Promise.race([answerOf(child, 'ready'), ended]);
  let asked = 0;

  function ask<K extends FromParent['kind']>(kind: K, rest: object = {}): Promise<Answer<K> | undefined> {
    const id = asked++;
    const answered = answerOf(child, kind, (answer) => 'id' in answer && answer.id === id);
    // The channel may be closing.
    if (child.connected) child.send({ ...rest, kind, id }, () => {});
    return Promise.race([answered, ended]);
  }

  return {
    pid: child.pid ?? 0,
    exited,
    defects,
    kill: (signal) => void child.kill(signal),
    async post(fields) {
      const listening = await ready;
      return listening && postForm(listening.port, fields);
    },
    async setEdition(edition) {
      return (await ready) && (await ask('edition', { edition })) && true;
    },
    async state() {
      return (await ready) && (await ask('state'))?.state;
    },
  };
}

async function postForm(port: number, fields: Readonly<Record<string, string>>): Promise<number | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: new URLSearchParams(fields) });
    return response.status;
  } catch {
    return undefined;
  }
}

type Answer<K extends ToParent['kind']> = Extract<ToParent, { kind: K }>;

function answerOf<K extends ToParent['kind']>(
  child: ChildProcess,
  kind: K,
  matches: (answer: Answer<K>) => boolean = () => true,
): Promise<Answer<K>> {
  return new Promise((resolve) => {
    const look = (message: ToParent) => {
      if (message.kind !== kind || !matches(message as Answer<K>)) return;
      child.off('message', look);
      resolve(message as Answer<K>);
    };
    child.on('message', look);
  });
}
