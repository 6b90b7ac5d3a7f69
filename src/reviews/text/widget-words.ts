import type { Review } from '../schemas/review.ts';
import type { DisclosureWords } from './disclosure-lines.ts';

/** The widget's words in one language, with `{0}` and `{1}` in the place of values. A build writes them into its script. */
export interface WidgetWords {
  /** The language as BCP 47 names it, with its region where the site has one, for `lang` attributes and formats. */
  readonly tag: string;
  /** What the element is, for readers who cannot see it. */
  readonly label: string;
  readonly stars: string;
  /** The rating, and the number of reviews in the words of `reviews`. */
  readonly score: string;
  /** One text for each plural form of the language; `other` is for all forms that are missing. */
  readonly reviews: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly none: string;
  readonly selection: string;
  /** Names a review that has no title. */
  readonly by: string;
  readonly disclosure: DisclosureWords;
  readonly verified: Readonly<Record<Review['verification']['method'], string>>;
}
