import type { ExpressionBuilder } from 'kysely';
import type { Edition, TopicContent } from '../../topic.ts';
import type { Db, Queries, Trx } from '../engine.ts';
import type { HubDatabase } from '../schema.ts';

/** The newest version of a topic, as it is delivered. */
export interface StoredTopic extends TopicContent {
  readonly version: number;
  readonly hubUrl: string;
}

/** Whether every topic of an edition has been recorded with this edition or a later one. */
export async function hasSeen(db: Db, { sequence, topics }: Pick<Edition, 'sequence' | 'topics'>): Promise<boolean> {
  const urls = topics.map(({ url }) => url);
  const rows = await db.selectFrom('topic').select('url').where('url', 'in', urls).where('sequence', '>=', sequence).execute();
  return rows.length === urls.length;
}

/** What recording an edition did. */
interface Recorded {
  /** The topics whose bytes it changed. */
  readonly changed: string[];
  /** The subscriptions that still wait for another try of the version before, which may be all: an outage fails everybody. */
  readonly waiting: readonly number[];
}

/** The body of a topic that is published no more. */
const DROPPED = new Uint8Array();

/**
 * Records an edition: what is published at one moment. Topics that were recorded with a later edition stay as they are, and a
 * topic that is new to the store is not among the changed ones: nobody can have subscribed to it yet.
 */
export async function recordEdition(
  { db, engine }: Queries<Trx>,
  { sequence, hubUrl, topics }: Edition<TopicContent>,
): Promise<Recorded> {
  const changed: string[] = [];
  const waiting: number[][] = [];
  for (const topic of topics) {
    const known = await db
      .selectFrom('topic')
      .select(['id', 'sequence', 'etag', (eb) => eb('body', '=', DROPPED).as('isDropped')])
      .where('url', '=', topic.url)
      .executeTakeFirst();
    if (!known) await insertTopic({ db, engine }, topic, sequence, hubUrl);
    else if (known.sequence < sequence) {
      const { body, contentType: content_type } = topic;
      const values = { sequence, content_type, hub_url: hubUrl, ...(known.isDropped && { body }) };
      await db.updateTable('topic').set(values).where('id', '=', known.id).execute();
      if (known.etag !== topic.etag) {
        waiting.push(await changeTopic({ db, engine }, known.id, topic, sequence));
        changed.push(topic.url);
      }
    }
  }
  await dropBodies(db, { sequence, topics });
  return { changed, waiting: waiting.flat() };
}

/**
 * Drops the bodies of topics that are published no more, such as those of a former address: they hold what may have been taken
 * back since. A body stays while a subscriber has yet to receive it. The etag stays, so that a topic that comes back as it was, such
 * as after a build with a wrong address, is not sent again.
 */
async function dropBodies(db: Trx, { sequence, topics }: Pick<Edition, 'sequence' | 'topics'>): Promise<void> {
  await db
    .updateTable('topic')
    .set({ body: DROPPED })
    .where('sequence', '<', sequence)
    .where('body', '!=', DROPPED)
    .where(
      'url',
      'not in',
      topics.map(({ url }) => url),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription')
            .select('subscription.id')
            .whereRef('subscription.topic_id', '=', 'topic.id')
            .whereRef('subscription.delivered_version', '<', 'topic.version'),
        ),
      ),
    )
    .execute();
}

async function insertTopic({ db, engine }: Queries<Trx>, topic: TopicContent, sequence: number, hubUrl: string): Promise<void> {
  await db
    .insertInto('topic')
    .values({
      url: topic.url,
      sequence,
      version: sequence,
      etag: topic.etag,
      content_type: topic.contentType,
      hub_url: hubUrl,
      changed_at: engine.now(),
      body: topic.body,
    })
    .execute();
}

/** Gives a topic another version. Returns the subscriptions that still wait for another try of the one before. */
async function changeTopic({ db, engine }: Queries<Trx>, id: number, topic: TopicContent, version: number): Promise<number[]> {
  const values = { version, etag: topic.etag, changed_at: engine.now(), body: topic.body };
  await db.updateTable('topic').set(values).where('id', '=', id).execute();
  // The index alone answers this.
  const waiting = await db
    .selectFrom('subscription')
    .select('id')
    .where('topic_id', '=', id)
    .where('next_attempt_at', '>', 0)
    .execute();
  return waiting.map((row) => row.id);
}

/** Makes subscriptions due at once: a new version need not wait until the old one would have been tried again (WebSub, section 7). */
export async function endWaits(db: Trx, ids: readonly number[]): Promise<void> {
  await db.updateTable('subscription').set({ next_attempt_at: 0 }).where('id', 'in', ids).where('claim', 'is', null).execute();
}

export function readTopic(db: Db, url: string): Promise<StoredTopic | undefined> {
  return db
    .selectFrom('topic')
    .select(['url', 'version', 'etag', 'content_type as contentType', 'hub_url as hubUrl', 'body'])
    .where('url', '=', url)
    .executeTakeFirst();
}

/** The newest version of a subscription's topic, as part of a query on subscriptions. */
export function topicVersion(eb: ExpressionBuilder<HubDatabase, 'subscription'>) {
  return eb.selectFrom('topic').select('version').whereRef('topic.id', '=', 'subscription.topic_id');
}
