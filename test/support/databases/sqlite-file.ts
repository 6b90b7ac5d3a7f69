import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../content/content.ts';

/** A place for a store, in a folder that is still to be made. */
export async function freshFile(): Promise<string> {
  return join(await makeFolder(), 'data', 'hub.sqlite');
}

/** Opens it until the test has ended. */
export async function openFile(file: string): Promise<Connection> {
  const connection = await openSqlite(file, Date.now);
  onTestFinished(() => connection.close());
  return connection;
}

/** A store with one topic, closed. */
export async function madeFile(url = 'https://reviews.example.com/feed.xml'): Promise<string> {
  const file = await freshFile();
  const { db, close } = await openSqlite(file, Date.now);
  await addTopic(db, url);
  await close();
  return file;
}

/** Some pages of content. */
export async function addTopic(db: Connection['db'], url: string): Promise<void> {
  const body = Buffer.alloc(20_000, 'x');
  const fixed = { sequence: 1, version: 1, etag: '"1"', content_type: 'application/json', hub_url: 'https://h/', changed_at: 0 };
  await db
    .insertInto('topic')
    .values({ ...fixed, url, body })
    .execute();
}

/** What a store holds, opened as a server does. */
export async function topicUrls(file: string): Promise<string[]> {
  const { db, close } = await openSqlite(file, Date.now);
  try {
    return (await db.selectFrom('topic').select('url').execute()).map(({ url }) => url);
  } finally {
    await close();
  }
}

/** Names of what was set aside. */
export function asideFiles(file: string): string[] {
  return readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.set-aside-`));
}
