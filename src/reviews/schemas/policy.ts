import { z } from 'zod';
import { emailSchema } from './business.ts';
import { quote } from './issues.ts';
import { proseSchema, webAddressSchema } from './review.ts';

/** A telephone number as people write it, perhaps with the area in parentheses; at least five digits. */
const TELEPHONE = /^\+?\(?[0-9](?:[ ()./-]*[0-9]){4,}$/;

/** The address that a link to a contact has: the contact itself, unless that is an e-mail address or a telephone number. */
export function contactHref(contact: string): string {
  if (emailSchema.safeParse(contact).success) return `mailto:${contact}`;
  return TELEPHONE.test(contact) ? telephoneHref(contact) : contact;
}

/** A number up to words or to a second number, and an extension: `555 010 0144 ext. 12`. A slash may follow an area code. */
const NUMBER = /\+?\(?[0-9](?:[^\p{L},;/]|(?<!(?:[0-9][^0-9]*){9})\/)*/u;
const EXTENSION = /(?:\b(?:ext|int)\p{L}*|(?<=[0-9] ?)x)[. ]*([0-9]+)\s*$/iu;

/** A letter of a word in a number such as `1-800-PLUMBER`, and the digits from A on that keys have with the letters (ITU-T E.161). */
const LETTER = /(?<=[0-9]-[A-Z-]*)[A-Z]/g;
const KEYS = '22233344455566677778889999';

/** The address that a link to a telephone number has (RFC 3966). */
export function telephoneHref(telephone: string): string {
  const digits = telephone.replace(LETTER, (letter) => KEYS.charAt(letter.charCodeAt(0) - 'A'.charCodeAt(0)));
  const [number = ''] = NUMBER.exec(digits) ?? [];
  // In `+44 (0)20 7946 0000`, the 0 is dialled only without the code of the country.
  const dialled = number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+0-9]/g, '');
  const [, extension] = EXTENSION.exec(telephone) ?? [];
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`;
}

const contactSchema = z.string().refine(isContact, {
  error: (issue) =>
    `${quote(issue.input)} is neither an e-mail address, nor a telephone number, nor a web address that begins with https:// or http://`,
});

const writingSchema = z
  .string()
  .refine((address) => emailSchema.safeParse(address).success || webAddressSchema.safeParse(address).success, {
    error: (issue) => `${quote(issue.input)} is neither an e-mail address nor a web address that begins with https:// or http://`,
  });

function isContact(contact: string): boolean {
  return contactHref(contact) !== contact || webAddressSchema.safeParse(contact).success;
}

const deadlineSchema = z.int().min(1).max(365);

/** What a business says of its reviews, in its own words. */
export const policySchema = z
  .object({
    how_checked: z
      .string()
      .optional()
      .meta({ description: 'How reviews are checked.', examples: ['We compare each review with our invoices.'] }),
    who_may_write: z
      .string()
      .optional()
      .meta({ description: 'Who may write a review.', examples: ['Everybody for whom we did a job.'] }),
    where_to_write: z
      .string()
      .optional()
      .meta({
        description: 'Where to write a review: an e-mail address or a web address.',
        examples: ['https://example.com/write-a-review'],
      }),
    order: z
      .string()
      .optional()
      .meta({ description: 'In which order reviews are shown.', examples: ['The newest come first.'] }),
    refused: z
      .string()
      .optional()
      .meta({
        description: 'What is refused, and how its author learns of that.',
        examples: ['We refuse insults, and write to the author why.'],
      }),
    deadline_days: deadlineSchema
      .optional()
      .meta({ description: 'In how many days a new review is decided upon.', examples: [7] }),
    incentives: z
      .string()
      .optional()
      .meta({ description: 'What is given for reviews.', examples: ['We give nothing for a review.'] }),
    contact: z
      .string()
      .optional()
      .meta({
        description: 'Whom to ask: an e-mail address, a telephone number or a web address.',
        examples: ['reviews@example.com'],
      }),
  })
  .meta({ id: 'Policy', description: 'What the business says of its reviews. What it says nothing of is left out.' });

export type Policy = z.infer<typeof policySchema>;

const wordsSchema = proseSchema.max(2000);

/** `policy.yaml` as an editor writes it. */
export const policyFileSchema = z.strictObject({
  how_checked: wordsSchema.optional(),
  who_may_write: wordsSchema.optional(),
  where_to_write: writingSchema.optional(),
  order: wordsSchema.optional(),
  refused: wordsSchema.optional(),
  deadline_days: deadlineSchema.optional(),
  incentives: wordsSchema.optional(),
  contact: contactSchema.optional(),
});
