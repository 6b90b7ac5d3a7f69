import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import type { MappingDraft } from '../../../src/editing/imports/columns/decide-mapping.ts';
import type { Mapping } from '../../../src/editing/imports/columns/fields.ts';
import { placeIn, type TablePart } from '../../../src/editing/imports/formats/export.ts';
import { orderChoices, surveyDates } from '../../../src/editing/imports/surveys/survey-dates.ts';
import { findTurned, turnedWords } from '../../../src/editing/imports/surveys/turned-dates.ts';
import type { CalendarDate } from '../../../src/reviews/schemas/calendar-date.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { Refusal } from '../../support/run.ts';
import { askOrder } from './questions.ts';
import type { Unsaid } from './unsaid.ts';

interface OrderContext {
  /** Whether a person can be asked. */
  readonly isAsked: boolean;
  readonly today: CalendarDate;
  /** How dates such as 3/4/2024 are written in the country of the business. */
  readonly usualOrder: DateOrder | undefined;
}

/** Determines from all dates of the table which number of `3/4/2024` is the day. A kept order holds unless they tell another. */
export async function orderOf(
  part: TablePart,
  { columns, order: kept }: MappingDraft,
  { isAsked, today, usualOrder }: OrderContext,
): Promise<Mapping['order'] | Unsaid> {
  const turned = await findTurned(part.table, columns);
  if (turned !== undefined) throw new Refusal(`${placeIn(part, turned.left.row)}: ${turnedWords(turned)}`);
  const { order, example, yearFirst: year } = await surveyDates(part.table, columns, today);
  if (year !== undefined) throw new Refusal(`${placeIn(part, year.row)}: ${quote(year.cell)} ${WHOLE_YEARS}`);
  if (kept !== undefined && order !== undefined && kept !== order) throw new Refusal(`${part.name}: ${otherOrder(kept, order)}`);
  if (kept !== undefined || order !== undefined || example === undefined) return kept ?? order;
  const { cell, row } = example;
  if (isAsked) return askOrder(cell, usualOrder);
  return {
    reason: `${placeIn(part, row)}: ${quote(cell)} may be two days, and no other date of it tells; say ${orderChoices(usualOrder)}`,
    option: `--dates ${usualOrder ?? '…'}`,
  };
}

const WHOLE_YEARS =
  'can only begin with its year, and others in its column would be taken for days of other years; write all years with four digits, such as 2024-05-31';

function otherOrder(kept: DateOrder, order: DateOrder): string {
  return `its dates are ${order}, and those of earlier tables with these columns were ${kept} (imports.yaml); if it is so from now on, say --dates ${order}, and change it there`;
}
