import { shellQuoted } from '../../../../authoring/problems/shell-word.ts';
import type { DraftReview } from '../../../../authoring/reviews/check-review.ts';
import { textFields } from '../../../../authoring/reviews/text-fields.ts';
import type { Path } from '../../../../authoring/source/source.ts';
import type { Business } from '../../../../reviews/schemas/business.ts';
import type { Warning, WarningKind } from '../../warning.ts';
import { findCardNumbers } from './card-numbers.ts';
import { findEmailAddresses } from './email-addresses.ts';
import { findIbans } from './ibans.ts';
import { findIdentityNumbers } from './identity-numbers.ts';
import { findLicencePlates } from './licence-plates.ts';
import { findPostcodes } from './postcodes.ts';
import { findStreetAddresses } from './street-addresses.ts';
import { findTelephoneNumbers } from './telephone-numbers.ts';

/** The fields of a business whose values reviews may hold. */
export type Firm = Pick<Business, 'telephone' | 'email' | 'address'>;

interface Look {
  readonly kind: WarningKind;
  readonly what: string;
  readonly find: (text: string, firm: Firm) => readonly string[];
}

/** In this order: what several of these find is reported once, as the first kind. An account holds what looks like a card. */
const LOOKS: readonly Look[] = [
  { kind: 'bank-account', what: 'the number of a bank account', find: findIbans },
  { kind: 'card-number', what: 'the number of a payment card', find: findCardNumbers },
  { kind: 'identity-number', what: 'an identity number', find: findIdentityNumbers },
  { kind: 'telephone-number', what: 'a telephone number', find: (text, firm) => findTelephoneNumbers(text, firm.telephone) },
  { kind: 'email-address', what: 'an e-mail address', find: (text, { email }) => findEmailAddresses(text, email) },
  {
    kind: 'street-address',
    what: 'a postal address',
    find: (text, { address }) => findStreetAddresses(text, address?.street_address),
  },
  {
    kind: 'street-address',
    what: 'a postcode',
    find: (text, { address }) => findPostcodes(text, address?.postal_code, address?.address_country),
  },
  {
    kind: 'licence-plate',
    what: "a vehicle's licence plate",
    find: (text, { address }) => findLicencePlates(text, address?.address_country),
  },
];

/** The kinds of these warnings. */
export const PRIVATE_DATA: ReadonlySet<WarningKind> = new Set(LOOKS.map(({ kind }) => kind));

/** Warns of private data that would be published: in the texts, unless `redact` removes it already, and in the author's name. */
export function warnOfPrivateData(review: DraftReview, firm: Firm): Warning[] {
  return [{ path: ['author'], text: review.author }, ...textFields(review)].flatMap(({ path, text }) =>
    looked(text, firm).map(({ kind, what, words }) => ({
      kind,
      path,
      words,
      message: `${words} looks like ${what}, and would be published`,
      fix: fixOf(review.id, path, words),
    })),
  );
}

/** An answer is the business's own, and can be another one. */
function fixOf(id: string, [field]: Path, words: string): string {
  if (field === 'author') return 'write under author a name that may be published, such as the first name';
  const redact = `npm run reviews -- redact ${id} ${shellQuoted(words.replace(/\s+/g, ' '))}`;
  return field === 'response'
    ? `${redact}, or, if the answer is to have other words, npm run reviews -- answer ${id} --replace`
    : redact;
}

function looked(text: string, firm: Firm): { kind: WarningKind; what: string; words: string }[] {
  const found: { kind: WarningKind; what: string; words: string }[] = [];
  // Most reviews have few of these fields.
  if (text === '') return found;
  for (const { kind, what, find } of LOOKS) {
    const words = find(text, firm).filter((each) => !found.some((other) => other.words.includes(each)));
    found.push(...words.map((each) => ({ kind, what, words: each })));
  }
  return found;
}
