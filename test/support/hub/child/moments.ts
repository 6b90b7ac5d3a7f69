import type { Kysely, KyselyPlugin, OperationNode, RootOperationNode } from 'kysely';
import type { Sender } from '../../../../src/hub/outbound/sender.ts';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import type { HubDatabase } from '../../../../src/hub/store/schema.ts';
import { aroundTransactions } from '../transactions.ts';

/** The moments, in the order in which a subscription reaches them. `within` is after a statement and before its commit. */
export const MOMENTS = [
  'row:before',
  'row:within',
  'row:after',
  'accepted:before',
  'accepted:after',
  'challenge-sent:before',
  'challenge-sent:after',
  'challenge-answered:before',
  'challenge-answered:after',
  'activated:before',
  'activated:within',
  'activated:after',
  'change:before',
  'change:within',
  'change:after',
  'claimed:before',
  'claimed:within',
  'claimed:after',
  'post-sent:before',
  'post-sent:after',
  'post-answered:before',
  'post-answered:after',
  'recorded:before',
  'recorded:within',
  'recorded:after',
  'removed:before',
  'removed:within',
  'removed:after',
] as const;

export type Moment = (typeof MOMENTS)[number];

/** Called at each moment. It may end the process there. */
export type Reach = (moment: Moment) => void;

/** How a child is to be ended: by a signal at the n-th time that it reaches a moment. */
export interface Kill {
  readonly moment: Moment;
  readonly count: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
}

/** The statements for the steps of a subscription. Both engines quote names alike. */
const STATEMENTS = {
  row: /^insert into "request"/,
  activated: /^insert into "subscription"/,
  change: /^update "topic" set .*"etag"/,
  claimed: /^update "subscription" set "claim" = .* returning /,
  recorded: /^update "subscription" set .*"last_outcome"/,
  removed: /^delete from "subscription" where (?!.*"expires_at")/,
} as const;

type Step = keyof typeof STATEMENTS;

/** Wraps a connection so that the statement and the commit of each step are moments. */
export function watchConnection(connection: Connection, reach: Reach): Connection {
  const { db } = connection;
  const steps = new WeakMap<object, Step>();
  let written: Step[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const step = stepOf(db, node, queryId);
      if (step) {
        steps.set(queryId, step);
        reach(`${step}:before`);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      const step = steps.get(queryId);
      if (step && (result.rows.length > 0 || (result.numAffectedRows ?? 0n) > 0n)) {
        written.push(step);
        reach(`${step}:within`);
      }
      return result;
    },
  };
  return aroundTransactions({ ...connection, db: db.withPlugin(plugin) }, async (run) => {
    written = [];
    const result = await run();
    for (const step of new Set(written)) reach(`${step}:after`);
    return result;
  });
}

function stepOf(db: Kysely<HubDatabase>, node: OperationNode, queryId: { queryId: string }): Step | undefined {
  const { sql } = db.getExecutor().compileQuery(node as RootOperationNode, queryId);
  return (Object.keys(STATEMENTS) as Step[]).find((step) => STATEMENTS[step].test(sql));
}

/** Wraps a sender so that each request and each reply is a moment. */
export function watchSender(sender: Sender, reach: Reach): Sender {
  return {
    ...sender,
    async send(request) {
      if (request.target.includes('hub.mode=denied')) return sender.send(request);
      const kind = request.method === 'GET' ? 'challenge' : 'post';
      reach(`${kind}-sent:before`);
      const reply = await sender.send(request);
      reach(`${kind}-answered:after`);
      return reply;
    },
  };
}
