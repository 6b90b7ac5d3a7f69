import { expect, it } from 'vitest';
import { contactHref, policyFileSchema, telephoneHref } from '../../../src/reviews/schemas/policy.ts';

function isContact(contact: string): boolean {
  return policyFileSchema.safeParse({ contact }).success;
}

it.each([
  ['reviews@example.com', 'mailto:reviews@example.com'],
  ['büro@müller.example', undefined],
  ['office@müller.example', 'mailto:office@müller.example'],
  ['+1 555 010 0144', 'tel:+15550100144'],
  ['(555) 010-0144', 'tel:5550100144'],
  ['0131 496-0000', 'tel:01314960000'],
  ['https://example.com/ask', 'https://example.com/ask'],
  ['1234', undefined],
  ['ask Dana', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:reviews@example.com', undefined],
  ['tel:5550100144', undefined],
])('takes %s for a contact, or does not', (contact, href) => {
  expect(isContact(contact)).toBe(href !== undefined);
  if (href !== undefined) expect(contactHref(contact)).toBe(href);
});

it.each([
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+49 (0)911/12 34-56', 'tel:+49911123456'],
  ['(0) 911 1234', 'tel:09111234'],
  ['+(44) 20 7946 0000', 'tel:+442079460000'],
  ['Telefax 5550100144', 'tel:5550100144'],
  ['555 010 0144 ext. 12', 'tel:5550100144;ext=12'],
  ['555-010-0144x12', 'tel:5550100144;ext=12'],
  ['Tel. +34 910 000 000, extensión 7', 'tel:+34910000000;ext=7'],
  ['555 010 0144 or 555 010 0145', 'tel:5550100144'],
  ['555 010 0144, 555 010 0145', 'tel:5550100144'],
  ['555-010-0144 / 555-010-0145', 'tel:5550100144'],
  ['+49 (0)33203 / 12 34', 'tel:+49332031234'],
  ['1-800-PLUMBER', 'tel:18007586237'],
  ['1-800-GOT-JUNK', 'tel:18004685865'],
  ['Tel-Nr. 555 010 0144 Anne-Marie', 'tel:5550100144'],
])('dials %s as %s', (telephone, href) => {
  expect(telephoneHref(telephone)).toBe(href);
});
