import type { Path } from './source.ts';

/** What a message calls a field: `date under verification`, `2nd entry of redact`, `name in the 3rd entry of technicians`. */
export function fieldName(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return '';
  const around = path.slice(0, -1);
  const [own, before] =
    typeof last === 'number' ? [entryName(last), ' of '] : [last, typeof around.at(-1) === 'number' ? ' in the ' : ' under '];
  return around.length === 0 ? own : `${own}${before}${fieldName(around)}`;
}

/** What a message calls an entry of a list by its index, which counts from 0: `1st entry`. */
export function entryName(index: number): string {
  return `${ordinal(index + 1)} entry`;
}

/** The keys in a field's name, the outermost first, without the numbers of entries. */
export function keysIn(name: string): string[] {
  return name
    .split(/ under | in the | of /)
    .filter((part) => part !== '' && !/^\d+(?:st|nd|rd|th) entry$/.test(part))
    .reverse();
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;
}
