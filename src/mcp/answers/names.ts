import { shortenLine } from '../../reviews/text/shorten.ts';

/** More names than this are not listed: get_business has them all. */
const MOST_NAMES = 40;

/** In UTF-16 code units. */
const LONGEST_NAME = 80;

/** A sentence for an argument that takes one of these names. */
export function namesHints(names: readonly string[]): string {
  return `There ${names.length === 0 ? 'are none' : `are: ${listNames(names)}`}.`;
}

/** Names in a sentence, not too many of them. */
export function listNames(names: readonly string[]): string {
  const shown = names
    .slice(0, MOST_NAMES)
    .map((name) => shortenLine(name, LONGEST_NAME))
    .join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more (get_business lists them)` : shown;
}
