import { note, select, text } from '@clack/prompts';
import { COLUMN_FIELDS, SCALES } from '../../../src/authoring/editorial/check-imports.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import {
  type Columns,
  FIELD_NAMES,
  type Field,
  type Mapping,
  missingFields,
  REQUIRED_FIELDS,
} from '../../../src/editing/imports/columns/fields.ts';
import type { PlannedChange } from '../../../src/editing/imports/plan/tally.ts';
import { samplesOf, type TableHead } from '../../../src/editing/imports/tables/table.ts';
import type { Scale } from '../../../src/editing/imports/values/read-rating.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { answerTo, askSeveral } from '../../support/ask.ts';
import { Cancelled } from '../../support/run.ts';
import { askDay } from '../support/ask-day.ts';
import { chooseColumn } from './choose-column.ts';
import { columnLines } from './column-lines.ts';

/** Which column holds what, and the day of reviews that have none. */
type Dated = Pick<Mapping, 'columns' | 'day'>;

/** Shows which column holds which field, and lets the user correct it until it is right. */
export async function askMapping(name: string, head: TableHead, guess: Dated, today: CalendarDate): Promise<Dated> {
  let { columns, day } = guess;
  for (;;) {
    note(columnLines(head, columns).join('\n'), `The columns of ${name}`);
    // The day last, which can be said: whatever else is missing ends the import.
    const [missing] = [...missingFields(columns, true), ...missingFields(columns, day !== undefined)];
    const field = missing ?? (await askFault());
    if (field === undefined) return { columns, day };
    columns = await askColumn(field, head, columns);
    if (field === 'date' && columns.date === undefined) day = await askDay(REVIEW_DAY, today, true);
  }
}

/** The field whose column is wrong, or `undefined` if all is right. */
async function askFault(): Promise<Field | undefined> {
  const answer = await answerTo(
    select<'right' | 'wrong' | 'stop'>({
      message: 'Is this right?',
      options: [{ value: 'right', label: 'Yes' }, { value: 'wrong', label: 'No, choose another column' }, STOP],
    }),
  );
  if (answer === 'stop') throw new Cancelled();
  if (answer === 'right') return undefined;
  const options = COLUMN_FIELDS.map((field) => ({ value: field, label: FIELD_NAMES[field] }));
  return answerTo(select({ message: 'Another column for what?', options, maxItems: 12 }));
}

const STOP = { value: 'stop' as const, label: 'Stop, and write nothing' };

export const JOBS = 'A list of jobs or invoices is for verify --jobs.';
const NO_REVIEWS = { label: 'None: these are no reviews. Stop, and write nothing', hint: JOBS };

/** Of many testimonials, a website has none. */
const NO_STARS = {
  label: 'None. Stop, and write nothing',
  hint: 'a review needs the stars that its author gave; a list of jobs is for verify --jobs',
};

/** Asks for the column of a field. If no column has what every review needs, the table does not contain reviews. */
async function askColumn(field: Field, head: TableHead, columns: Columns): Promise<Columns> {
  const isNeeded = REQUIRED_FIELDS.includes(field) && field !== 'date';
  const none = field === 'rating' ? NO_STARS : isNeeded ? NO_REVIEWS : { label: 'None' };
  const column = await chooseColumn(head, {
    message: `Which column holds ${FIELD_NAMES[field]}?`,
    none,
    initial: columns[field] ?? likelyColumn(field, head, columns),
  });
  if (column === undefined && isNeeded) throw new Cancelled();
  const { [field]: _, ...kept } = columns;
  const others = field === 'text' ? withoutHalves(kept) : kept;
  return column === undefined ? others : { ...others, [field]: column };
}

const REVIEW_DAY = 'On which day did your website first show those that have no day? Readers are shown it with each of them.';

/**
 * A column at which the choice may begin. Where text and rating are known, the table holds reviews, and Enter alone should not end
 * the import.
 */
export function likelyColumn(field: Field, head: TableHead, columns: Columns): string | undefined {
  if (!REQUIRED_FIELDS.includes(field) || columns.text === undefined || columns.rating === undefined) return undefined;
  const taken = Object.values(columns);
  const free = head.header.filter((column) => column !== '' && !taken.includes(column));
  const mayBe = (cell: string): boolean => {
    if (field === 'author') return !/[@\d]/.test(cell);
    // Digits alone order or number the rows.
    return /\d/.test(cell) && (field !== 'date' || /\D/.test(cell));
  };
  const filled = (column: string): string[] => samplesOf(head, column).filter((cell) => cell !== '');
  const likely = free.find((column) => filled(column).length > 0 && filled(column).every(mayBe));
  // Reviews may have no day.
  if (field === 'date') return likely;
  return likely ?? free.find((column) => !filled(column).some((cell) => cell.includes('@')));
}

/** A text of its own takes the place of the two halves. */
function withoutHalves({ liked: _, disliked: __, ...columns }: Columns): Columns {
  return columns;
}

/** Asks where the reviews of a table were published first. */
export async function askSource(isNeeded: boolean): Promise<string> {
  const message = `Where were these reviews published first?${isNeeded ? '' : ' (Enter: nowhere; then this site is the first to publish these names)'}`;
  const validate = (answer: string | undefined): string | undefined =>
    isNeeded && (answer ?? '').trim() === '' ? 'A name is needed, such as Yelp: the table has ids of such a site.' : undefined;
  return (await answerTo(text({ message, placeholder: 'such as Yelp', defaultValue: '', validate }))).trim();
}

/** Asks whether a table is of a platform whose tables had the same header before. */
export async function askKeptSource(sources: readonly string[]): Promise<string> {
  const answer = await answerTo(
    select<number>({
      message: 'Reviews with these columns came in before. From where are these?',
      options: [
        ...sources.map((source, index) => ({ value: index, label: source })),
        { value: sources.length, label: 'From elsewhere, or published nowhere else' },
      ],
    }),
  );
  return sources[answer] ?? askSource(false);
}

/** Asks which day answers get that have none; `undefined` leaves them out. `found` says how many there are. */
export async function askAnswerDay(found: string, today: CalendarDate): Promise<CalendarDate | undefined> {
  const answer = await answerTo(
    select<'today' | 'other' | 'none'>({
      message: `${found}, and readers are shown one. Which day do they get?`,
      options: [
        { value: 'today', label: `${today}, on which they come here` },
        { value: 'other', label: 'Another day for all of them' },
        { value: 'none', label: 'None: leave the answers out' },
      ],
    }),
  );
  if (answer === 'other') return askDay('Which day?', today, true);
  return answer === 'today' ? today : undefined;
}

/** Asks which number of an ambiguous date is the day. The usual order of the business's country comes first. */
export async function askOrder(example: string, usual: DateOrder | undefined): Promise<DateOrder> {
  const orders = [
    { value: 'day-first' as const, label: 'The day stands first' },
    { value: 'month-first' as const, label: 'The month stands first' },
  ];
  const options = orders.map((order) => (order.value === usual ? { ...order, hint: 'as usual in your country' } : order));
  const usualFirst = usual === 'month-first' ? options.toReversed() : options;
  return answerTo(select<DateOrder>({ message: `How is ${example} meant?`, options: usualFirst }));
}

/** Asks what the ratings of a column are out of. `found` says which of them is above 5, and `likely` comes first. */
export async function askScale(column: string, likely: Scale, found: string | undefined): Promise<Scale> {
  return answerTo(
    select<Scale>({
      message: `${found === undefined ? '' : `${found}.\n`}What is the most that "${column}" can be?`,
      initialValue: likely,
      options: SCALES.map((value) => ({
        value,
        ...(value === 5 && found !== undefined && { hint: 'what is above 5 is refused' }),
      })),
    }),
  );
}

/** The ids of the reviews that are changed as they were at the source. */
export type ChosenChanges = 'all' | ReadonlySet<string>;

/** Asks which changes at the source are made here as well. `total` may be more than are shown. */
export async function askChanges(changes: readonly PlannedChange[], total: number): Promise<ChosenChanges> {
  if (total === 0) return new Set();
  const answer = await answerTo(
    select<'none' | 'all' | 'some'>({
      message: `${total} ${total === 1 ? 'review says' : 'reviews say'} something else at the source. Take that over?`,
      options: [
        { value: 'none', label: 'No, leave them as they are' },
        { value: 'all', label: 'Yes, all' },
        ...(total === changes.length && total > 1 ? [{ value: 'some' as const, label: 'Choose' }] : []),
      ],
    }),
  );
  if (answer === 'all') return answer;
  if (answer === 'none') return new Set();
  const options = changes.map(({ verdict }) => ({ value: verdict.known.id, label: verdict.known.id }));
  return new Set(await askSeveral('Which?', options));
}
