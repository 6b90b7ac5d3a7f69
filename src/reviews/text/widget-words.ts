import type { Review } from '../schemas/review.ts';
import type { DisclosureWords } from './disclosure-lines.ts';

/** The words of the widget in one language; `{0}` and `{1}` stand for what they are told of. A build writes them into its script. */
export interface WidgetWords {
  /** The language as BCP 47 names it, with its region where the site has one, for `lang` attributes and formats. */
  readonly tag: string;
  /** What the element is, for readers who cannot see it. */
  readonly label: string;
  readonly stars: string;
  /** The rating, and the number of reviews in the words of `reviews`. */
  readonly score: string;
  /** For the forms that the language counts with, `other` for all that are not there. */
  readonly reviews: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly none: string;
  readonly selection: string;
  /** Names a review that has no title. */
  readonly by: string;
  readonly disclosure: DisclosureWords;
  readonly verified: Readonly<Record<Review['verification']['method'], string>>;
}
