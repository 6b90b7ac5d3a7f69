import type { DisclosureWords } from '../../reviews/text/disclosure-lines.ts';
import { fillIn } from '../../reviews/text/fill-in.ts';
import { wordsLikeOne } from '../../reviews/text/words-like-one.ts';

/**
 * What the search says, in the language of the page. The page gives these texts, and `{count}` and the like are filled in here.
 */
export interface SearchWords {
  /** The language of dates, numbers and plurals, as a BCP 47 tag such as `es-MX`. */
  readonly locale: string;
  /** The language of reviews that state none, where it is another one than that of the page. */
  readonly language?: string | undefined;
  /** The path of the site, with a slash at the end. */
  readonly base: string;
  /** The path of the search below `base`; absent on a static host (`STATIC=1`). */
  readonly searchPath?: string | undefined;
  /** The public address of the site, without a slash at its end: photos of the records begin with it. */
  readonly siteUrl: string;
  /** The names of the site's photos that have no small picture. */
  readonly largePhotos: readonly string[];
  /** How many reviews there are, as a number and in words. */
  readonly all: number;
  readonly allReviews: string;
  /** That `{count}` of `{all}` reviews match: for one, and for any other number. */
  readonly one: string;
  readonly other: string;
  /** That no review matches `{search}`, which quotes `{words}`. */
  readonly none: string;
  readonly quoted: string;
  /** Ways on from there: to `{name}`, which may be meant; to the search without `{name}`; to all reviews. */
  readonly meant: string;
  readonly without: string;
  readonly showAll: string;
  readonly more: string;
  /** That the first `{shown}` are shown, after a reader has asked for more. */
  readonly shown: string;
  /** That only the first `{shown}` matches are shown, because the search gives no more. */
  readonly narrow: string;
  /** Labels of the buttons that take away `{name}`, or all that was chosen. */
  readonly remove: string;
  readonly clear: string;
  /** For a long text of which a part is shown, and for the whole of it. */
  readonly whole: string;
  readonly part: string;
  readonly failed: string;
  readonly busy: string;
  /** `{count}` of `{all}`. */
  readonly outOf: string;
  /** `{count}` of 5 stars. */
  readonly stars: string;
  /** The title of a review without one, of `{stars}` and `{author}`. */
  readonly untitled: string;
  /** The names of one star to five, as `untitled` has them. */
  readonly short: readonly string[];
  /** What is said of a verification, by its method. */
  readonly verification: Readonly<Record<string, string>>;
  readonly disclosure: DisclosureWords;
  readonly source: string;
}

/** How many reviews are shown at first and are added by each click on the button, and how many the search gives at most. */
export const STEP = 20;
export const MOST = 100;

/** What is said of results. */
interface Matches {
  readonly total: number;
  readonly shown: number;
  /** What was looked for, in words. */
  readonly search: string;
  /** Whether nothing was searched: all reviews are shown in another order. */
  readonly isAll: boolean;
}

/** Says how many reviews match, how many of them are shown if a reader asked for more, and what to do if not all of them can be. */
export function describeMatches({ total, shown, search, isAll }: Matches, words: SearchWords): string {
  const { format } = new Intl.NumberFormat(words.locale);
  if (total === 0) return fillIn(words.none, { search });
  const isLikeOne = new Intl.PluralRules(words.locale).select(total) === 'one';
  const counted = total === 1 ? words.one : isLikeOne ? wordsLikeOne(words, '{count}') : words.other;
  const matches = fillIn(counted, { count: format(total), all: format(words.all) });
  const found = isAll ? words.allReviews : matches;
  if (shown >= MOST && shown < total) return `${found}. ${fillIn(words.narrow, { shown: format(shown) })}`;
  return shown > STEP ? `${found}. ${fillIn(words.shown, { shown: format(shown) })}` : found;
}
