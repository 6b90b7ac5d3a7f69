import { quote } from '../../../reviews/schemas/issues.ts';
import { asksForConsent, COLUMN_WORDS } from '../columns/column-words.ts';
import { CELL_WORDS } from '../values/cell-words.ts';

/** Why a row of a table is none that its shop or its author shows to others. */
export interface Withheld {
  readonly reason: string;
  /** How it can be taken all the same. */
  readonly remedy?: string;
  /** Whether its author may have agreed, though not as the file says it: on terms, or elsewhere. */
  readonly isOpen?: true;
}

/**
 * Makes the function that says why a row of a table is withheld, if it is. `ticked`: the columns that say by a tick or a day what is
 * shown.
 */
export function createWithheld(
  header: readonly string[],
  authorIn: (cells: readonly string[]) => string,
  ticked: ReadonlySet<string> = new Set(),
): (cells: readonly string[]) => Withheld | undefined {
  const rules = header.flatMap((column, place) => {
    const rule = isWording(column, header) ? undefined : ruleFor(column, ticked.has(column));
    return rule === undefined ? [] : [(cells: readonly string[]) => rule((cells[place] ?? '').trim(), () => authorIn(cells))];
  });
  return (cells) => rules.map((rule) => rule(cells)).find((reason) => reason !== undefined);
}

/** Makes the function that says whether a row of a table has an answer of the business that its site does not show. */
export function createHidesAnswer(header: readonly string[]): (cells: readonly string[]) => boolean {
  const rules = header.map((column) => hidingWords('answer-', column));
  return (cells) => rules.some((words, place) => words?.some((word) => CELL_WORDS.are(word, cells[place] ?? '')));
}

/** The words with which a column says that a review, or the answer below it, is not shown; `undefined` if it says nothing of that. */
function hidingWords(of: '' | 'answer-', column: string): string[] | undefined {
  const isNamed = (key: string) => COLUMN_WORDS.are(of + key, column);
  const more = isNamed('status') ? [] : isNamed('shown') ? ['no'] : isNamed('hidden') ? ['yes'] : undefined;
  return more && ['thrown-away', 'withheld', ...more];
}

/**
 * Whether a column only holds a choice or the words of a question that another column, `Question` or one before it such as
 * `Question (Consent)`, has the answer to.
 */
function isWording(column: string, header: readonly string[]): boolean {
  const [, question, part = ''] = /^(.+) \(([^()]+)\)$/.exec(column) ?? [];
  if (question === undefined) return false;
  if (header.includes(question)) return true;
  return COLUMN_WORDS.are('wording', part) && header.find((other) => other.startsWith(`${question} (`)) !== column;
}

function ruleFor(column: string, isTicked: boolean): ((said: string, author: () => string) => Withheld | undefined) | undefined {
  const isNamed = (key: string) => COLUMN_WORDS.are(key, column);
  if (asksForConsent(column)) return (said) => notAgreed(column, said);
  if (isNamed('refusal')) return (said) => (isYes(said) ? { reason: isAnswered(column, said) } : undefined);
  const asks = asksForOtherName(column);
  if (asks !== undefined) return (said, author) => (asks(said, author) ? notSoNamed(column, said, author()) : undefined);
  // Databases may have a day of zeros where there is none.
  if (isNamed('thrown-away-on')) return (said) => (/[1-9]/.test(said) ? { reason: isSaid(column, said) } : undefined);
  if (isNamed('shown-on') && isTicked)
    return (said) => (said === '' ? notPublished(column, `its ${quote(column)} is empty`) : undefined);
  // Sanity has the draft of a document beside it.
  if (column === '_id') return (said) => (said.startsWith('drafts.') ? notPublished(column, isSaid(column, said)) : undefined);
  const hiding = hidingWords('', column);
  if (hiding === undefined) return undefined;
  return (said) => {
    if (CELL_WORDS.are('thrown-away', said)) return { reason: isSaid(column, said) };
    if (isTicked && said === '') return notPublished(column, `its ${quote(column)} is not ticked`);
    return hiding.some((key) => CELL_WORDS.are(key, said)) ? notPublished(column, isSaid(column, said)) : undefined;
  };
}

/** Why an answer does not let a review be published as it is. A box that was not ticked leaves the cell empty. */
function notAgreed(column: string, said: string): Withheld | undefined {
  if (said === '') return { reason: `${quote(column)} is empty, so that nobody knows whether its author agreed`, isOpen: true };
  const reason = isAnswered(column, said);
  if (CELL_WORDS.areIn('on-terms', said)) return { reason, remedy: ON_TERMS, isOpen: true };
  return !SAYS.test(said) || CELL_WORDS.are('no', said) || CELL_WORDS.areIn('refused', said) ? { reason } : undefined;
}

/** Whether an answer begins with a yes, as in "Yes, keep it private". */
function isYes(said: string): boolean {
  const [first = ''] = said.split(/[^\p{L}\p{N}]+/u);
  return CELL_WORDS.are('yes', first);
}

/** Words, or a sign for yes: `[ ]`, `-` and `❌` are none. */
const SAYS = /[\p{L}\p{N}✓✔☑✅👍]/u;

const ON_TERMS = 'change the review in the file so that it fits, and write Yes there';

/** A name that somebody wrote for an anonymous author: "Anonymous", "Anónimo". */
const ANONYMOUS = /an[oóô]n[iy]e?m|анон[иі]м|ανώνυμ|névtelen|匿名|익명/i;

/** `Ann`, `Ann L.` or `A. L.` */
const SHORT_NAME = /^[\p{L}\p{M}'’-]+\.?(?: \p{L}\p{M}*\.?)*$/u;

/** Tells by the answer in a column whether an author wants to be named otherwise; `undefined` if the column says nothing of that. */
function asksForOtherName(column: string): ((said: string, author: () => string) => boolean) | undefined {
  const isNamed = (key: string) => COLUMN_WORDS.are(key, column);
  if (isNamed('name-as'))
    return (said, author) => CELL_WORDS.areIn('on-terms', said) && (ANONYMOUS.test(said) || !SHORT_NAME.test(author()));
  if (isNamed('name-shown')) return (said) => CELL_WORDS.are('no', said);
  return isNamed('anonymous') ? isYes : undefined;
}

/** Why a review does not come in with the name of its author, unless that tells nobody who it is. */
function notSoNamed(column: string, said: string, author: string): Withheld | undefined {
  if (ANONYMOUS.test(author)) return undefined;
  const remedy = 'write the name as it may be shown, or such as "A customer", and empty this cell';
  return { reason: `${isSaid(column, said)}: its author does not want this name there`, remedy, isOpen: true };
}

function notPublished(column: string, reason: string): Withheld {
  return {
    reason: `${reason}: it was not published there`,
    remedy: `to take such reviews all the same, take ${quote(column)} out of the file`,
  };
}

function isAnswered(column: string, said: string): string {
  return `${quote(column)} says ${quote(said)}`;
}

function isSaid(column: string, said: string): string {
  return `its ${quote(column)} is ${quote(said)}`;
}
