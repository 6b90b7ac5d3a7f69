import type { Delivery } from '../store/queries/deliveries.ts';
import type { StoredTopic } from '../store/queries/topics.ts';
import type { HubStore } from '../store/store.ts';

/** Gives the content to deliver: the version of the claim, or a newer one, which is then delivered and recorded instead. */
export type NewestContent = (delivery: Pick<Delivery, 'topic' | 'version'>) => Promise<StoredTopic | undefined>;

/** Remembers what was read of each topic, so that many deliveries of one version read it once. */
export function createNewestContent(store: Pick<HubStore, 'topic'>): NewestContent {
  const topics = new Map<string, Promise<StoredTopic | undefined>>();
  return async ({ topic, version }) => {
    const known = topics.get(topic);
    const found = await known?.catch(() => undefined);
    if (found && found.version >= version) return found;
    // Another delivery may have begun to read it during the wait.
    if (topics.get(topic) === known) topics.set(topic, store.topic(topic));
    return topics.get(topic);
  };
}
