import type { WarningKind } from '../../../src/editing/warnings/warning.ts';

/** The headings of the groups of warnings. */
export const KIND_TITLES: Readonly<Record<WarningKind, string>> = {
  'card-number': 'Payment cards in what is published',
  'telephone-number': 'Telephone numbers in what is published',
  'email-address': 'E-mail addresses in what is published',
  'street-address': 'Postal addresses in what is published',
  'licence-plate': "Vehicles' licence plates in what is published",
  'same-text': 'The same text twice',
  'own-author': "Reviews by the business's own people",
  'unknown-person': 'People who are not in business.yaml',
  language: 'Texts in another language',
  'date-to-come': 'Dates still to come',
  'early-verification': 'Verified before the review was written',
  'unnamed-platform': 'Verified by another site that is not named',
  'silent-correction': 'Corrections without a date',
  'hidden-from-search': 'Hidden from search engines',
  country: 'A country without its two letters',
  'time-zone': 'A time zone of another country',
  'past-notice': 'A notice that is over',
  'interface-language': 'An interface in another language',
  'text-colour': 'A colour that no text can have',
  'logo-shape': 'A logo that is a line at the top of pages',
  'waiting-long': 'Old reviews that wait for a verification',
  waiting: 'Waiting for a verification',
};
