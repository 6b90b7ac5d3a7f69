import type { Path } from '../../authoring/source/source.ts';

/** What an editor should look at, although it is no mistake. Warnings are reported in this order. */
export const WARNING_KINDS = [
  'card-number',
  'bank-account',
  'telephone-number',
  'email-address',
  'street-address',
  'licence-plate',
  'gone',
  'removed',
  'same-source',
  'same-text',
  'name-in-address',
  'own-author',
  'language',
  'date-to-come',
  'early-verification',
  'unnamed-platform',
  'silent-correction',
  'public-picture',
  'public-file',
  'hidden-from-search',
  'country',
  'time-zone',
  'past-notice',
  'interface-language',
  'text-colour',
  'logo-shape',
  'waiting-long',
  'waiting',
] as const;

/** The command that says how a review was verified. */
export const VERIFY = 'npm run reviews -- verify';

export type WarningKind = (typeof WARNING_KINDS)[number];

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
