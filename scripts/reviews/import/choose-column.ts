import { select } from '@clack/prompts';
import { samplesOf, type TableHead } from '../../../src/editing/imports/tables/table.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { answerTo } from '../../support/ask.ts';

interface Choice {
  readonly message: string;
  /** What stands below the columns, for none of them. */
  readonly none: { readonly label: string; readonly hint?: string };
  /** The column at which the list stands at first; without it, at none. */
  readonly initial?: string | undefined;
}

/** The place of the choice that is no column. */
const NONE = -1;

/** Asks for a column of a table, with the first cell that each has; `undefined` for none. */
export async function chooseColumn(head: TableHead, { message, none, initial }: Choice): Promise<string | undefined> {
  const { header } = head;
  const columns = header.flatMap((column, place) => {
    const cell = samplesOf(head, column).find((each) => each !== '');
    return column === '' ? [] : [{ value: place, label: column, ...(cell !== undefined && { hint: shortenLine(cell, 40) }) }];
  });
  const options = [...columns, { value: NONE, ...none }];
  const initialValue = initial === undefined ? NONE : header.indexOf(initial);
  return header[await answerTo(select<number>({ message, options, initialValue, maxItems: 12 }))];
}
