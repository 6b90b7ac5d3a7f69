import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findName, type KnownNames, unknownName } from '../../../src/authoring/business/known-names.ts';
import { COLUMN_FIELDS } from '../../../src/authoring/editorial/check-imports.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import { createMonthNames } from '../../../src/authoring/source/months.ts';
import { parseMap } from '../../../src/editing/imports/columns/parse-map.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { localEncodings } from '../../../src/editing/imports/files/local-encoding.ts';
import { type KnownReviews, readKnownReviews } from '../../../src/editing/imports/known/known-reviews.ts';
import { type ImportContent, openForImport } from '../../../src/editing/imports/plan/import-content.ts';
import { type Import, openImport, planImport } from '../../../src/editing/imports/plan/run-import.ts';
import { SHOWN, type Tally } from '../../../src/editing/imports/plan/tally.ts';
import { createDayInZone } from '../../../src/editing/imports/values/day-in-zone.ts';
import type { Scale } from '../../../src/editing/imports/values/read-rating.ts';
import { usualOrder } from '../../../src/editing/imports/values/usual-order.ts';
import { writeImport } from '../../../src/editing/imports/writing/write-import.ts';
import { isSample } from '../../../src/editing/new-business/sample.ts';
import { once } from '../../../src/once.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { publishedIds } from '../../check/last-reviews.ts';
import { isInteractive } from '../../support/ask.ts';
import { contentSettings } from '../../support/content-settings.ts';
import { Refusal } from '../../support/run.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { commandWith } from '../support/command-with.ts';
import { only, todayOf } from '../support/content.ts';
import { sayOfPatients } from '../support/patients.ts';
import { createProgress, type Progress } from '../support/progress.ts';
import { dayOption } from '../support/typed-values.ts';
import { agree } from './agree.ts';
import type { ImportOptions } from './import-options.ts';
import { keepTables } from './keep-tables.ts';
import { type Preparation, prepare } from './prepare.ts';
import type { ChosenChanges } from './questions.ts';
import { writeReport } from './report.ts';
import { showChanges } from './show-changes.ts';
import { summaryLines } from './summary.ts';

/** Imports the reviews of files: reads all of them first, shows what it would do, and then does what the user agrees to. */
export async function importFiles(files: readonly string[], options: ImportOptions): Promise<number> {
  // An import of a hundred thousand reviews leaves much garbage, which by default is collected only when it takes half a
  // gigabyte.
  for (const flag of ['--heap-growing-percent=20', '--semi-space-growth-factor=1']) setFlagsFromString(flag);
  const { contentDirectory } = await contentSettings();
  if (await isSample(contentDirectory)) throw new Refusal(SAMPLE);
  const content = only(await openForImport(contentDirectory));
  const area = areaIn(options, content.about.known);
  const { write: isWritten = false, shortNames } = options;
  const isAsked = !isWritten && isInteractive();
  const { business, language } = content.about;
  const monthOf = createMonthNames(language);
  const today = todayOf(content);
  const local = localEncodings(content.about);
  const prepareOptions = { ...prepareOptionsOf(options, today), language, local, isAsked, isWritten, typed: options };
  // Read before the files are opened, because an open workbook takes memory.
  const known = await readKnown(content);
  const usual = usualOrder(business.address?.address_country);
  const prepared = await prepare(files, prepareOptions, { tables: content.tables, today, usualOrder: usual, monthOf, language });
  try {
    const reading = { dayOf: createDayInZone(business.time_zone), monthOf, language, day: prepareOptions.day };
    const published = once(() => publishedIds());
    const { about, photos } = content;
    const parts = prepared.exports.flatMap((each) => each.parts);
    const work = await openImport({ parts, reading, known, about, photos, today, area, shortNames, published });
    const isReported = options.report !== undefined;
    const tally = await withProgress('entries', (onEntry) => planImport(work, { isReported, onEntry }));
    for (const line of summaryLines(prepared.exports, tally)) say(line);
    await showChanges(tally, content);
    if (options.report !== undefined) await writeReport(fromWhereTyped(options.report), prepared, tally);
    if (area !== undefined && tally.counts.new === 0) say(ONLY_NEW);
    if (tally.counts.new > 0 && !shortNames) sayOfPatients(content, NAMES);
    const changes = await agree(tally, { ...options, isAsked, commands: commandsFor(files, options, prepared) });
    if (changes === undefined) return 0;
    await keepTables(content.directory, prepared.tables);
    return await write(work, content, tally, changes);
  } catch (error) {
    throw error instanceof ExportError ? new Refusal(`${error.message}\nNothing was written.`) : error;
  } finally {
    await prepared.close();
  }
}

/** The commands that write what a dry run shows, if `--write` alone would be refused: `--map` may be of one file and not of others. */
function commandsFor(files: readonly string[], options: ImportOptions, { commands }: Preparation): string[] {
  const others = files.filter((file) => !commands.has(file));
  if (commands.size === 0 || others.length === 0) return [...commands.values()];
  return [...commands.values(), commandWith('import', others, { ...options, write: true }, [])];
}

const ONLY_NEW =
  '\n--area is only for new reviews, and none is new; npm run reviews -- edit <id> changes the area of one that is here.';

const NAMES = 'Whoever can read your repository will read these names of patients: --short-names writes Ann L. for Ann Lee.';

const SAMPLE =
  'the content folder holds the sample business; put your own in its place first, so that the two do not mix: npm run reviews -- init';

function prepareOptionsOf(options: ImportOptions, today: CalendarDate) {
  const { map, source, dates, scale, round, sheet, encoding, reviewDate, responseDate } = options;
  const parsed = map && parseMap(map, COLUMN_FIELDS);
  if (parsed?.ok === false) throw new Refusal(parsed.message);
  return {
    columns: parsed?.columns,
    source,
    order: dates,
    scale: scale === undefined ? undefined : (Number(scale) as Scale),
    isRounded: round,
    day: reviewDate === undefined ? undefined : dayOption('--review-date', reviewDate, today),
    answered: responseDate === undefined ? undefined : dayOption('--response-date', responseDate, today),
    sheet,
    encoding,
  };
}

/** The id of the area that `--area` names. */
function areaIn({ area }: ImportOptions, { serviceAreas }: KnownNames): string | undefined {
  if (area === undefined) return undefined;
  const id = findName(serviceAreas, area);
  if (id === undefined) throw new Refusal(`--area ${unknownName(serviceAreas, area)}`);
  return id;
}

async function readKnown({ directory, removed }: ImportContent): Promise<KnownReviews> {
  const read = await withProgress('files', (onRead) => readKnownReviews(directory, removed, onRead));
  const known = onlyOne(read);
  if (known !== undefined) return known;
  const faults = firstLines(read.problems.map(formatProblem));
  throw new Refusal([...faults, 'Mend this first: what cannot be read might come in twice.'].join('\n'));
}

async function write(work: Import, content: ImportContent, { counts }: Tally, changes: ChosenChanges): Promise<number> {
  const total = counts.new + (changes === 'all' ? counts.changed : changes.size);
  const isChanged = (id: string) => changes === 'all' || changes.has(id);
  const { added, changed, failed } = await withProgress('reviews', (update) =>
    writeImport(work, { directory: content.directory, isChanged, onWrite: (done) => update(done, total) }),
  );
  const folder = join(content.directory, 'reviews');
  say(
    `\nWritten: ${added.toLocaleString('en')} new in ${folder}${changed > 0 ? `, ${changed.toLocaleString('en')} changed` : ''}.`,
  );
  for (const { place, reason } of failed.slice(0, SHOWN)) say(`  not written: ${place}: ${reason}`);
  if (added > 0) say('New reviews wait, and are not published, until you say how each was verified: npm run reviews -- verify');
  const { technicians, services } = content.about.business;
  if (added > 0 && technicians.length + services.length > 0)
    say('npm run reviews -- mentions notes in them which of your people and services their texts name.');
  return failed.length === 0 ? 0 : 1;
}

/** Does long work, and shows meanwhile how much is done. */
async function withProgress<T>(noun: string, work: (update: Progress['update']) => Promise<T>): Promise<T> {
  const progress = createProgress({ stream: process.stderr, noun, now: () => performance.now() });
  return work(progress.update).finally(progress.stop);
}
