import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../content/content.ts';

/** The path of a new store, in a folder that does not exist yet. */
export async function freshFile(): Promise<string> {
  return join(await makeFolder(), 'data', 'hub.sqlite');
}

/** Opens a store until the test has ended. */
export async function openFile(file: string): Promise<Connection> {
  const connection = await openSqlite(file, Date.now);
  onTestFinished(() => connection.close());
  return connection;
}

/** The path of a closed store with one topic. */
export async function madeFile(url = 'https://reviews.example.com/feed.xml'): Promise<string> {
  const file = await freshFile();
  const { db, close } = await openSqlite(file, Date.now);
  await addTopic(db, url);
  await close();
  return file;
}

/** Adds a topic whose content takes several database pages. */
export async function addTopic(db: Connection['db'], url: string): Promise<void> {
  const body = Buffer.alloc(20_000, 'x');
  const fixed = { sequence: 1, version: 1, etag: '"1"', content_type: 'application/json', hub_url: 'https://h/', changed_at: 0 };
  await db
    .insertInto('topic')
    .values({ ...fixed, url, body })
    .execute();
}

/** The addresses of the topics in a store, which is opened as a server does. */
export async function topicUrls(file: string): Promise<string[]> {
  const { db, close } = await openSqlite(file, Date.now);
  try {
    return (await db.selectFrom('topic').select('url').execute()).map(({ url }) => url);
  } finally {
    await close();
  }
}

/** The names of files that were set aside. */
export function asideFiles(file: string): string[] {
  return readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.set-aside-`));
}
