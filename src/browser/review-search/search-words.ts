/** What the search says, as the page has it in its language; `{count}` and the like are filled in here. */
export interface SearchWords {
  /** Of the dates, numbers and plurals, a BCP 47 tag. */
  readonly locale: string;
  /** The path of the site, with a slash at the end. */
  readonly base: string;
  /** `{count}` of the matches, where it is one, and otherwise. */
  readonly one: string;
  readonly other: string;
  readonly none: string;
  readonly more: string;
  /** `{shown}` of `{count}`: more than the search gives. */
  readonly narrow: string;
  readonly failed: string;
  readonly busy: string;
  /** `{count}` of 5 stars. */
  readonly stars: string;
  /** The title of a review without one, of `{stars}` and `{author}`. */
  readonly untitled: string;
  /** One star to five, as in `untitled`. */
  readonly short: readonly string[];
  /** By the method. */
  readonly verification: Readonly<Record<string, string>>;
  readonly source: string;
}

/** Puts values in the place of their names in braces. */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}

/** Says how many reviews match, and what to do where not all of them can be shown. */
export function describeMatches(total: number, shown: number, isLast: boolean, words: SearchWords): string {
  const { format } = new Intl.NumberFormat(words.locale);
  if (total === 0) return words.none;
  if (isLast && shown < total) return fillIn(words.narrow, { shown: format(shown), count: format(total) });
  const isOne = new Intl.PluralRules(words.locale).select(total) === 'one';
  return fillIn(isOne ? words.one : words.other, { count: format(total) });
}
