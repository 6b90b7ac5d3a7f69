import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Queries } from '../../../../src/hub/store/engine.ts';
import { claimDeliveries } from '../../../../src/hub/store/queries/deliveries.ts';
import { readTopicOverviews } from '../../../../src/hub/store/queries/overview.ts';
import { acceptRequest } from '../../../../src/hub/store/queries/requests.ts';
import { recordEdition } from '../../../../src/hub/store/queries/topics.ts';
import type { HubDatabase } from '../../../../src/hub/store/schema.ts';
import { forKysely } from '../../../../src/hub/store/sqlite/database.ts';
import { openSqlite } from '../../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { editionOf } from '../../../support/hub/hub.ts';
import { NO_LIMITS, requestOf } from '../../../support/hub/stores.ts';

const own = { claim: 'own', claimMs: 20_000 };
const CLAIM = { fresh: 1, failing: 1, perHost: 1, excludedHosts: ['a.example'] };

/** A store with one edition, and a function that returns the lines of SQLite's plans for the queries of some work. */
async function explainer() {
  const file = join(await makeFolder(), 'hub.sqlite');
  const first = await openSqlite(file, Date.now);
  await first.db.transaction().execute((trx) => recordEdition({ db: trx, engine: first.engine }, editionOf(1)));
  await first.close();
  const queries: CompiledQuery[] = [];
  const db = new Kysely<HubDatabase>({
    dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(file)) }),
    log: ({ query }) => void queries.push(query),
  });
  onTestFinished(() => db.destroy());
  const { engine } = first;
  return async (work: (queries: Queries) => Promise<unknown>): Promise<string[]> => {
    queries.length = 0;
    await work({ db, engine });
    const asked = queries.filter(({ sql }) => /^(select|update|delete)/.test(sql));
    const plans: string[] = [];
    for (const { sql, parameters } of asked) {
      const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
      plans.push(...rows.map(({ detail }) => detail));
    }
    return plans;
  };
}

it('what is asked for is accepted without a look at the requests that are finished', async () => {
  const explain = await explainer();
  const plans = await explain(({ db, engine }) =>
    db.transaction().execute((trx) => acceptRequest({ db: trx, engine }, own, requestOf(), NO_LIMITS)),
  );
  expect(plans.filter((line) => line.startsWith('SCAN request'))).toEqual(['SCAN request USING INDEX request_waiting']);
});

it.each([
  [
    'what is due is found',
    ({ db, engine }) => db.transaction().execute((trx) => claimDeliveries({ db: trx, engine }, own, CLAIM)),
    /delivered_version</,
  ],
  ['the figures are made', readTopicOverviews, /^SEARCH s /],
  [
    'those that wait for a try of the version before are found',
    ({ db, engine }) => db.transaction().execute((trx) => recordEdition({ db: trx, engine }, editionOf(2))),
    /^SEARCH subscription .*topic_id=/,
  ],
] satisfies [string, Parameters<Awaited<ReturnType<typeof explainer>>>[0], RegExp][])(
  '%s from the index alone, without a look at each subscription',
  async (_, work, ofSubscriptions) => {
    const plans = (await (await explainer())(work)).filter((line) => ofSubscriptions.test(line));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toContain('USING COVERING INDEX subscription_due');
  },
);
