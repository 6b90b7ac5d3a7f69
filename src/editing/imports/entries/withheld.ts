import { quote } from '../../../reviews/schemas/issues.ts';
import { COLUMN_WORDS } from '../columns/column-words.ts';
import { CELL_WORDS } from '../values/cell-words.ts';

/** Makes the function that says why a row of a table is none that its shop or its author shows to others, if it is none. */
export function createWithheld(header: readonly string[]): (cells: readonly string[]) => string | undefined {
  const rules = header.flatMap((column, place) => {
    const rule = ruleFor(column);
    return rule === undefined ? [] : [(cells: readonly string[]) => rule((cells[place] ?? '').trim())];
  });
  return (cells) => rules.map((rule) => rule(cells)).find((reason) => reason !== undefined);
}

function ruleFor(column: string): ((said: string) => string | undefined) | undefined {
  const isNamed = (key: string) => COLUMN_WORDS.are(key, column);
  if (isNamed('consent')) return (said) => notAgreed(column, said);
  const more = isNamed('status') ? [] : isNamed('shown') ? ['no'] : isNamed('hidden') ? ['yes'] : undefined;
  if (more === undefined) return undefined;
  return (said) => {
    if (CELL_WORDS.are('thrown-away', said)) return `its ${quote(column)} is ${quote(said)}`;
    return ['withheld', ...more].some((key) => CELL_WORDS.are(key, said)) ? notPublished(column, said) : undefined;
  };
}

/** Why an answer does not let a review be published as it is. A box that was not ticked leaves the cell empty. */
function notAgreed(column: string, said: string): string | undefined {
  if (said === '') return `${quote(column)} is empty, so that nobody knows whether its author agreed`;
  const reason = `${quote(column)} says ${quote(said)}`;
  if (CELL_WORDS.areIn('on-terms', said)) return `${reason}; change the review in the file so that it fits, and write Yes there`;
  return CELL_WORDS.are('no', said) || CELL_WORDS.areIn('refused', said) ? reason : undefined;
}

function notPublished(column: string, said: string): string {
  return `its ${quote(column)} is ${quote(said)}: it was not published there; to take such reviews all the same, take ${quote(column)} out of the file`;
}
