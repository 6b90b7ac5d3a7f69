import { plainName } from '../../phrases.ts';
import type { Columns, Field } from './fields.ts';

/** The ends of names that say a language. `id`, `no` and `is` say something else more often. */
const LANGUAGE =
  /^(.+)[._ -](ar|bg|bn|ca|cs|da|de|el|en|es|et|eu|fa|fi|fr|gl|he|hi|hr|hu|it|ja|ka|ko|lt|lv|mr|nb|nl|pl|pt|ro|ru|sk|sl|sr|sv|ta|te|th|tr|uk|ur|vi|zh)(?:-[a-z]{2,4})?$/i;

/**
 * The columns that say in another language what one of them says: of `text.en` and `text.ro`, as websites in several languages keep
 * their testimonials, the one in the language of the business is read, or else the first.
 */
export function translatedColumns(header: readonly string[], language: string): ReadonlySet<string> {
  const [wanted] = language.split('-');
  const versions = Map.groupBy(header.filter(namesLanguage), withoutLanguage);
  const others = [...versions.values()].flatMap((columns) => {
    const read = columns.find((column) => LANGUAGE.exec(column)?.[2]?.toLowerCase() === wanted) ?? columns[0];
    return columns.filter((column) => column !== read);
  });
  return new Set(others);
}

/**
 * A column, and behind it those that say the same in other languages, or translated: where it is empty, the first of them that is
 * not is read.
 */
export function versionsOf(column: string, header: readonly string[]): string[] {
  const name = withoutLanguage(column);
  const plain = plainName(column);
  const isVersion = (other: string) =>
    (name !== undefined && withoutLanguage(other) === name) || `original ${plainName(other)}` === plain;
  return [column, ...header.filter((other) => other !== column && isVersion(other))];
}

/** Makes the function that gives the cell of a field in a row, of the first version of its column that is not empty there. */
export function createFieldReader(
  header: readonly string[],
  columns: Columns,
): (cells: readonly string[], field: Field) => string {
  const read = Object.entries(columns).map(([field, column]) => [field, versionsOf(column, header)] as const);
  const places = new Map<string, number[]>(read.map(([field, names]) => [field, names.map((name) => header.indexOf(name))]));
  return (cells, field) => {
    const place = places.get(field)?.find((each) => (cells[each] ?? '').trim() !== '') ?? -1;
    return cells[place] ?? '';
  };
}

/** The name of a column without the language at its end; `undefined` if it has none. */
export function withoutLanguage(column: string): string | undefined {
  return LANGUAGE.exec(column)?.[1];
}

/** Whether the name of a column says in which language its texts are, whatever the original was in. */
export function namesLanguage(column: string): boolean {
  return withoutLanguage(column) !== undefined;
}
