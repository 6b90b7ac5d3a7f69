import { isAddress, isKey, isNumberOrAddress, isPicture, isShortNumber } from '../values/cell-kinds.ts';
import { CELL_WORDS } from '../values/cell-words.ts';
import { readRating } from '../values/read-rating.ts';
import type { Field } from './fields.ts';
import { areNoIds } from './no-ids.ts';

/** What every review has. It may be without words. */
const NEVER_EMPTY: readonly string[] = ['date', 'rating', 'author'];

/** Whether the first rows of a column can be what its name says. */
export function mayHold(cells: readonly string[], field: Field): boolean {
  if (isEmpty(cells) && NEVER_EMPTY.includes(field)) return false;
  return MAY_HOLD[field]?.(cells) ?? true;
}

/** Whether the first rows of a column have nothing that a review can use, as another column may: no words, or no day. */
export function isPoor(cells: readonly string[], field: string): boolean {
  if (field === 'text') return isEmpty(cells);
  return field === 'date' && cells.some((cell) => CELL_WORDS.areIn('how-long-ago', cell));
}

/** For fields whose columns have names that others have as well: whether the first rows can be of such a column. */
const MAY_HOLD: Readonly<Partial<Record<Field, (cells: readonly string[]) => boolean>>> = {
  author: (cells) => !isSame(cells) && !cells.some(isNoName),
  title: (cells) => !isSame(cells) || cells[0] === '',
  // `Published` tells in some exports when a review was, and in others whether it was.
  date: (cells) => !cells.some((cell) => CELL_WORDS.are('yes', cell) || CELL_WORDS.are('no', cell)),
  source_id: (cells) => !areNoIds(cells),
  // A number is the mark that somebody gave the staff or the services, an address that of their page, and a key that of the review.
  technicians: (cells) => !cells.some(isNoPhrase),
  services: (cells) => !cells.some(isNoPhrase),
  // A number is how a database stores one.
  source_name: (cells) => !cells.some((cell) => WAYS.test(cell) || isNumberOrAddress(cell)),
  // The picture of an author may stand in its place.
  source_url: (cells) => !cells.some(isPicture),
  // `Bewertung` and `note` are the names of ratings, and of texts.
  text: (cells) => cells.length === 0 || !cells.every(isNumberOrAddress),
  rating: (cells) => cells.every((cell) => cell === '' || isShortNumber(cell) || readRating(cell).ok),
};

function isEmpty(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => cell === '');
}

/** Whether a name is the same in all rows: then it is the business's own. */
function isSame(cells: readonly string[]): boolean {
  return cells.length > 1 && new Set(cells).size === 1;
}

function isNoPhrase(cell: string): boolean {
  return isNumberOrAddress(cell) || isKey(cell);
}

/** The number, the key, the address or the page of an account, or all of it: not what a person is called, and not to be published. */
function isNoName(cell: string): boolean {
  return isKey(cell) || isAddress(cell) || /^(?:\d+|\S+@\S+|[{[].*)$/s.test(cell);
}

/** By which way a review came; a `source` that says this is no platform. Trustpilot has `InvitationApi` and `AFSv2`. */
const WAYS =
  /^(?:web(?:site)?|form|e-?mail|sms|app|api|organic|basic ?link|\w*invitation\w*|afs(?:v\d)?|widget|manual|import(?:ed)?)$/i;
