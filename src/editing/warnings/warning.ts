import type { Path } from '../../authoring/source/source.ts';

/** What an editor should look at, although it is no mistake, and the heading of each. Warnings are reported in this order. */
export const WARNING_TITLES = {
  'card-number': 'Payment cards in what is published',
  'bank-account': 'Bank accounts in what is published',
  'identity-number': 'Identity numbers in what is published',
  'telephone-number': 'Telephone numbers in what is published',
  'email-address': 'E-mail addresses in what is published',
  'street-address': 'Postal addresses in what is published',
  'licence-plate': "Vehicles' licence plates in what is published",
  'not-compared': 'Not compared with the website',
  gone: 'Reviews that are gone',
  'waiting-again': 'Published reviews that would go off the website',
  'lost-answer': 'Published answers that are gone',
  removed: 'Removed reviews that are here again',
  'not-online': 'Reviews that the website does not show',
  'same-source': 'One review of another site twice',
  'same-text': 'The same text twice',
  'name-in-address': 'Names that only the address still holds',
  'broken-letters': 'Letters that were encoded twice',
  'curly-quotes': 'Quotation marks that are published',
  'own-author': "Reviews by the business's own people",
  language: 'Texts in another language',
  'date-to-come': 'Dates still to come',
  'early-verification': 'Verified before the review was written',
  'platform-word': 'Verified by the word of a site that gives none',
  'silent-correction': 'Corrections without a date',
  'large-photo': 'Photos that are slow to load',
  'public-picture': 'Pictures that may tell where they were taken',
  'public-file': 'Files that may not be meant for everybody',
  'hidden-from-search': 'Hidden from search engines',
  country: 'A country without its two letters',
  'time-zone': 'A time zone of another country',
  'past-notice': 'A notice that is over',
  'interface-language': 'An interface in another language',
  'waiting-long': 'Old reviews that wait for a verification',
  waiting: 'Waiting for a verification',
} as const;

/** The command that says how a review was verified. */
export const VERIFY = 'npm run reviews -- verify';

/** What to do about reviews that wait. With the first command alone, every check would name one that nobody can verify. */
export const DECIDE = `${VERIFY}   or remove <id> --reason "…" for one that is no customer's`;

export type WarningKind = keyof typeof WARNING_TITLES;

/** Something that looks odd in a review. */
export interface Warning {
  readonly kind: WarningKind;
  /** The field in the review. */
  readonly path: Path;
  /** The words in the field that are meant; if undefined, the whole field. */
  readonly words?: string;
  /** The end of a sentence that begins with the name of the field. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A warning whose message begins with the name of the field. */
export type ToldWarning = Pick<Warning, 'kind' | 'message' | 'fix'>;
