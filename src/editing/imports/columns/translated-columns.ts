/** The ends of names that say a language. `id`, `no` and `is` say something else more often. */
const LANGUAGE =
  /^(.+)[._ -](ar|bg|ca|cs|da|de|el|en|es|et|eu|fi|fr|gl|he|hr|hu|it|ja|ko|lt|lv|nb|nl|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|vi|zh)(?:-[a-z]{2,4})?$/i;

/**
 * The columns that say in another language what one of them says: of `text.en` and `text.ro`, as websites in several languages keep
 * their testimonials, the one in the language of the business is read, or else the first.
 */
export function translatedColumns(header: readonly string[], language: string): ReadonlySet<string> {
  const [wanted] = language.toLowerCase().split('-');
  const versions = Map.groupBy(header.filter(namesLanguage), (column) => LANGUAGE.exec(column)?.[1]);
  const others = [...versions.values()].flatMap((columns) => {
    const read = columns.find((column) => LANGUAGE.exec(column)?.[2]?.toLowerCase() === wanted) ?? columns[0];
    return columns.filter((column) => column !== read);
  });
  return new Set(others);
}

/** Whether the name of a column says in which language its texts are, whatever the original was in. */
export function namesLanguage(column: string): boolean {
  return LANGUAGE.test(column);
}
