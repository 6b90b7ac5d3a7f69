import { type OnHubEvent, tellDefect } from './events.ts';
import type { HubStore } from './store/store.ts';
import type { Edition, PublishedTopic } from './topic.ts';

interface WatchParts {
  readonly store: Pick<HubStore, 'hasSeen' | 'recordEdition'>;
  /** What is published now. */
  edition(): Edition<PublishedTopic>;
  readonly onEvent: OnHubEvent;
  /** Called when a look has recorded in the store what is published. */
  onRecorded(): void;
}

/**
 * Gives a function that looks at what is published and records it in the store. Where it is called while a look is under way,
 * it looks once more before it resolves: what is published may have changed since that look began.
 */
export function createTopicWatch({ store, edition, onEvent, onRecorded }: WatchParts): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  /** The sequence of the last edition of which was told that it is behind. */
  let toldBehind: number | undefined;

  function look(): Promise<void> {
    looksAgain = looking !== undefined;
    looking ??= lookOnce()
      .catch((error) => tellDefect(error, onEvent))
      .finally(() => {
        looking = undefined;
        return looksAgain ? look() : undefined;
      });
    return looking;
  }

  async function lookOnce(): Promise<void> {
    if (await store.hasSeen(edition())) return tellBehind(edition());
    const now = edition();
    const topics = await Promise.all(now.topics.map(async (topic) => ({ ...topic, body: await topic.read() })));
    const changed = await store.recordEdition({ ...now, topics });
    if (changed.length > 0) onEvent({ kind: 'changed', topics: changed });
    onRecorded();
  }

  /** Tells once of an edition that is older than the recorded one: subscribers have that and get nothing of this one. */
  async function tellBehind({ sequence, ...rest }: Edition<PublishedTopic>): Promise<void> {
    if (toldBehind === sequence || !(await store.hasSeen({ ...rest, sequence: sequence + 1 }))) return;
    toldBehind = sequence;
    onEvent({ kind: 'behind', sequence });
  }

  return look;
}
