import type { BlockList } from 'node:net';
import { Command, InvalidArgumentError } from 'commander';
import { createAddressGuard } from '../outbound/address-guard.ts';
import { createSender } from '../outbound/sender.ts';
import type { StoreAddress } from '../store/open.ts';
import { backUp } from './backup.ts';
import { type Filter, readListing, requestLines, requestsRecord, subscriptionLines, subscriptionsRecord } from './list.ts';
import { storeName, withStore } from './open-beside.ts';
import { OperatorError } from './operator-error.ts';
import { readIds, remove, removedLines, removedRecord, tellRemoved } from './remove.ts';
import { reset, resetLines, resetRecord } from './reset.ts';
import { retriedRecord, retry, retryLines } from './retry.ts';
import { detailLines, detailsRecord, readDetails, unknownText } from './show.ts';

export interface OperatorParts {
  /** Reads the settings when a command runs. `allowed`: private networks in which callbacks may be all the same. */
  settings(): { readonly address: StoreAddress; readonly allowed: BlockList };
  readonly userAgent: string;
  print(line: string): void;
}

interface Format {
  readonly json?: true;
}

const HOW_TO_RUN = `
DATABASE_URL says where the store is. Servers may keep running.
Run it as npm run hub -- <command>, or as node dist/server/hub.mjs <command> if you have only dist/.`;

const JSON_TEXT = 'print JSON for programs';

/** Makes the operator's commands, to be run with `parseAsync`. What cannot be done is thrown, in words for the operator. */
export function createOperatorProgram({ settings, userAgent, print }: OperatorParts): Command {
  const program = new Command('hub')
    .description("Shows and repairs the hub's subscriptions.")
    .addHelpText('after', HOW_TO_RUN)
    .configureOutput({ outputError: (text, write) => write(`${oneLine(text)}\n`) });

  function give({ json }: Format, record: object, lines: readonly string[]): void {
    if (json) print(JSON.stringify(record, undefined, 2));
    else for (const line of lines) print(line);
  }

  program
    .command('list')
    .description('show the subscriptions, and the result of the last delivery to each')
    .option('--topic <address>', 'only those to this topic: its address or its path')
    .option('--host <host>', 'only those of this callback host')
    .option('--requests', 'show what subscribers requested within the last hour, and the results')
    .option('--json', JSON_TEXT)
    .action(async (options: Filter & Format & { requests?: true }) => {
      const listing = await withStore(settings().address, 'read', (connection) => readListing(connection, options));
      if (options.requests) give(options, requestsRecord(listing), requestLines(listing));
      else give(options, subscriptionsRecord(listing), subscriptionLines(listing));
    });

  program
    .command('show')
    .description('show all of one subscription, also its callback, but not its secret')
    .argument('<id>', 'as list shows it', parseId)
    .option('--json', JSON_TEXT)
    .action(async (id: number, options: Format) => {
      const details = await withStore(settings().address, 'read', (connection) => readDetails(connection, id));
      give(options, detailsRecord(details), detailLines(details));
    });

  program
    .command('retry')
    .description('make failed deliveries due now')
    .argument('[id...]', 'as list shows them', parseIds)
    .option('--all', 'of every subscription that waits for its next try')
    .option('--json', JSON_TEXT)
    .action(async (ids: number[], options: Format & { all?: true }) => {
      const hasIds = ids.length > 0;
      if (hasIds === (options.all === true)) throw new OperatorError('say which subscriptions: either their ids or --all');
      const wanted = options.all ? undefined : ids;
      const retried = await withStore(settings().address, 'write', (connection) => retry(connection, wanted));
      give(options, retriedRecord(retried), retryLines(retried));
      refuseUnknown(retried.filter(({ was }) => was === 'unknown').map(({ id }) => id));
    });

  program
    .command('remove')
    .description('end subscriptions, and tell the subscribers (hub.mode=denied)')
    .argument('[id...]', 'as list shows them', parseIds)
    .option('--topic <address>', 'all those to this topic: its address or its path')
    .option('--all', 'every subscription')
    .option('--json', JSON_TEXT)
    .action(async (ids: number[], options: Pick<Filter, 'topic'> & Format & { all?: true }) => {
      const { topic } = options;
      const said = [ids.length > 0, topic !== undefined, options.all === true].filter(Boolean).length;
      if (said !== 1) throw new OperatorError('say which subscriptions: either their ids, --topic or --all');
      const { address, allowed } = settings();
      const removed = await withStore(address, 'write', async (connection) =>
        remove(connection, ids.length > 0 ? ids : await readIds(connection, topic)),
      );
      const sender = createSender({ guard: createAddressGuard({ allowed }), userAgent });
      const told = await tellRemoved(removed, sender);
      sender.close();
      give(options, removedRecord(told), ids.length === 0 && told.length === 0 ? ['No subscriptions.'] : removedLines(told));
      const there = new Set(removed.map(({ subscription }) => subscription));
      refuseUnknown([...new Set(ids)].filter((id) => !there.has(id)));
    });

  program
    .command('backup')
    .description('write a copy of an SQLite store, also while a server runs')
    .argument('<file>', 'the new file')
    .option('--json', JSON_TEXT)
    .action(async (target: string, options: Format) => {
      const { address } = settings();
      const file = await backUp(address, target);
      const record = { store: storeName(address), backup: file };
      give(options, record, [`${record.store} is backed up in ${file}; keep it private: it holds secrets.`]);
    });

  program
    .command('reset')
    .description('start the store anew, empty or with a backup')
    .option('--from <file>', 'put a copy of this backup of an SQLite store in its place')
    .option('--yes', 'really do it')
    .option('--json', JSON_TEXT)
    .action(async (options: Format & { from?: string; yes?: true }) => {
      const { address } = settings();
      if (!options.yes) throw new OperatorError(confirmationText(address, options.from));
      const done = await reset(address, options.from);
      give(options, resetRecord(done), resetLines(done));
    });

  // This comes last: commands that are added later would inherit it, and say it too.
  const names = program.commands.map((command) => command.name()).join(', ');
  return program.configureOutput({
    outputError: (text, write) => write(`${oneLine(text)}; there are ${names}, and hub --help says more\n`),
  });
}

/** Joins the lines of an error: what Commander suggests stands in a second one. */
function oneLine(text: string): string {
  return text.trim().replaceAll('\n', ' ');
}

function confirmationText(address: StoreAddress, from: string | undefined): string {
  const end = address.kind === 'sqlite' ? 'is set aside' : 'is deleted';
  const next = from === undefined ? 'nobody is subscribed any more' : `${from} takes its place`;
  return `this was not done: all that ${storeName(address)} holds ${end}, and ${next}; add --yes if that is what you want`;
}

/** Says which ids are of no subscription, after the others were dealt with: so a command can be repeated. */
function refuseUnknown(ids: readonly number[]): void {
  if (ids.length > 0) throw new OperatorError(unknownText(ids));
}

function parseId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('An id is a whole number, as hub list shows it.');
}

function parseIds(text: string, before: readonly number[] | undefined): number[] {
  return [...(before ?? []), parseId(text)];
}
