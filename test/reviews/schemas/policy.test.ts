import { expect, it } from 'vitest';
import { contactHref, policyFileSchema } from '../../../src/reviews/schemas/policy.ts';

function isContact(contact: string): boolean {
  return policyFileSchema.safeParse({ contact }).success;
}

it.each([
  ['reviews@example.com', 'mailto:reviews@example.com'],
  ['büro@müller.example', undefined],
  ['office@müller.example', 'mailto:office@müller.example'],
  ['+1 555 010 0144', 'tel:+15550100144'],
  ['(0131) 496-0000', undefined],
  ['0131 496-0000', 'tel:01314960000'],
  ['https://example.com/ask', 'https://example.com/ask'],
  ['1234', undefined],
  ['ask Dana', undefined],
  ['javascript:alert(1)', undefined],
])('takes %s for a contact, or does not', (contact, href) => {
  expect(isContact(contact)).toBe(href !== undefined);
  if (href !== undefined) expect(contactHref(contact)).toBe(href);
});
