import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '../network/loopback-server.ts';

/** A hub on loopback that is not the project's. */
export interface FetchingHub {
  readonly url: string;
  /** The versions that it fetched of a topic, which it could have delivered. */
  fetched(topic: string): readonly string[];
  /** Resolves when everything that was asked for has been fetched. */
  idle(): Promise<void>;
}

/**
 * Treats a publisher as public hubs do (thylacine/websub-hub, Switchboard): when notified of a topic, it answers, fetches the
 * topic once and at once, with the entity tag that it has, and never again. It has no subscribers; they would not get what it did
 * not fetch.
 */
export async function startFetchingHub(): Promise<FetchingHub> {
  const versions = new Map<string, string[]>();
  const tags = new Map<string, string>();
  let work: Promise<unknown> = Promise.resolve();
  const origin = await startLoopbackServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const topic = form.get('hub.topic');
    const isPublish = form.get('hub.mode') === 'publish' && topic !== null;
    response.writeHead(isPublish ? 202 : 400).end();
    if (isPublish) work = Promise.all([work, fetchOnce(topic)]);
  });

  async function fetchOnce(topic: string): Promise<void> {
    const known = tags.get(topic);
    const answer = await fetch(topic, { headers: known === undefined ? {} : { 'If-None-Match': known } }).catch(() => undefined);
    if (!answer?.ok) return;
    versions.set(topic, [...(versions.get(topic) ?? []), await answer.text()]);
    tags.set(topic, answer.headers.get('etag') ?? '');
  }

  return {
    url: `${origin}/`,
    fetched: (topic) => versions.get(topic) ?? [],
    async idle() {
      await work;
    },
  };
}
