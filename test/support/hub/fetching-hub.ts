import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '../network/loopback-server.ts';

/** A hub on loopback that is not the project's. */
export interface FetchingHub {
  readonly url: string;
  /** What it fetched of a topic: every version that it could have delivered. */
  fetched(topic: string): readonly string[];
  /** Resolves when all that was asked for is fetched. */
  idle(): Promise<void>;
}

/**
 * Does to a publisher what public hubs do (thylacine/websub-hub, Switchboard): told of a topic, it answers, fetches the
 * topic once, at once, by the tag it had of it, and never looks again. It has no subscribers: what it did not fetch they
 * would not get.
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
