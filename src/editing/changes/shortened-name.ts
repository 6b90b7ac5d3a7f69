import { isGivenName } from '../../insights/entities/people/given-names.ts';
import { isTitle } from '../../insights/entities/people/titles.ts';
import { foldName } from '../../reviews/text/comparing/fold-name.ts';
import { textWords } from '../../reviews/text/comparing/text-match.ts';

/** Whether a name is a shorter form of another: `A. L.` or `Ann` of `Ann Lee`, or what `shortName` makes of it. */
export function isShortened(name: string, full: string): boolean {
  if (name !== full && name === shortName(full)) return true;
  const [short, long] = [textWords(name), textWords(full)];
  let at = 0;
  for (const word of long) if (at < short.length && word.startsWith(short[at] ?? '')) at += 1;
  return short.length > 0 && at === short.length && short.join('').length < long.join('').length;
}

/** Google's names for those who gave none: "A Google user". */
const ANONYMOUS = /\bgoogle\b/iu;

/** `Lee, Ann`, `van der Lee, Ann` and `García López, Ana`; also `Ann Lee, Chicago`, where the last name is not first. */
const LAST_NAME_FIRST = /^((?:\p{Ll}\S* )*[^\s,]+)( [^\s,]+)?, ?(.+)$/u;

/** `TREMBLAY Marc`, as many write in French. Two capitals are initials: `AJ Martin`. */
const LAST_NAME_IN_CAPITALS = /^((?:\p{Lu}[\p{Lu}\p{M}'’-]+ )*(\p{Lu}[\p{Lu}\p{M}'’-]{2,}) )(\p{Lu}\p{Ll}.*)$/u;

/**
 * A name as it tells strangers less: `Ann L.` for `Ann Mary Lee` and for `Lee, Ann`, the first name and the first letter of the last.
 * A single word stays, and so does `Ann L`; an address such as `ann.lee@mail.example` is two words.
 */
export function shortName(full: string): string {
  // Without the host of an e-mail address, and without what stands in brackets after the name.
  const name = full.replace(/(?<=\S)(@\S+| \(.*)/u, '');
  const ordered = firstNameFirst(name);
  const words = ordered.split(/\s/u.test(ordered) ? ' ' : /[._]/u).filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || ANONYMOUS.test(name)) return name;
  const [initial = ''] = /\p{L}\p{M}*/u.exec(words.at(-1) ?? '') ?? [];
  const short = `${words[0]} ${initial.toUpperCase()}.`;
  return textWords(short).join(' ') === textWords(name).join(' ') ? name : short;
}

function firstNameFirst(name: string): string {
  const [, capitals = '', surname = '', given = ''] = LAST_NAME_IN_CAPITALS.exec(name) ?? [];
  if (!startsGiven(capitals) && !isTitle(surname) && startsGiven(given)) return `${given} ${capitals}`;
  return turned(name) ?? name.replace(/,.*/u, '');
}

/** A name whose last name is taken to stand before a comma, in the other order. `Ina, Chelsea` may be of a person in a place. */
export function turned(name: string): string | undefined {
  const [, last = '', second, others = ''] = LAST_NAME_FIRST.exec(name) ?? [];
  const isLastFirst = second === undefined ? others !== '' : !startsGiven(last) && startsGiven(others);
  return isLastFirst ? `${others} ${last}` : undefined;
}

function startsGiven(name: string): boolean {
  return isGivenName(foldName(name.split(/[ -]/)[0] ?? ''));
}

/** `short` for one such as `Ann L.`, `whole` for one that has a short form. Others, such as `Ann`, may be either. */
export function lengthOf(name: string): 'short' | 'whole' | undefined {
  if (name !== shortName(name)) return 'whole';
  return /\s\p{L}\p{M}*\.$/u.test(name) ? 'short' : undefined;
}

/** The fields of a review with the short name of its author. */
export function withShortName<T extends Readonly<Record<string, unknown>>>(fields: T): T {
  return { ...fields, author: shortName(String(fields.author)) };
}
