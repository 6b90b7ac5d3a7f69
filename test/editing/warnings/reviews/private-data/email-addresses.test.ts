import { expect, it } from 'vitest';
import { findEmailAddresses } from '../../../../../src/editing/warnings/reviews/private-data/email-addresses.ts';

it.each([
  ['Write to maria.g+home@mail.example.com.', 'maria.g+home@mail.example.com'],
  ['pat at gmail dot com', 'pat at gmail dot com'],
  ['pat(at)gmail.com', 'pat(at)gmail.com'],
  ['pepe arroba gmail punto com', 'pepe arroba gmail punto com'],
  ['pat @ gmail.com', 'pat @ gmail.com'],
  ['maria (at) example.com', 'maria (at) example.com'],
  ['maria.g[at]mail.example(dot)com', 'maria.g[at]mail.example(dot)com'],
  ['maria {at} example dot es', 'maria {at} example dot es'],
])('%j has an e-mail address', (text, address) => {
  expect(findEmailAddresses(text, undefined)).toEqual([address]);
});

it('finds those of customers who use the same public provider as the business', () => {
  const text = 'Write to maria.g@gmail.com, or to the shop: Alder.Plumbing@gmail.com';
  expect(findEmailAddresses(text, 'alder.plumbing@gmail.com')).toEqual(['maria.g@gmail.com']);
});

it.each([
  'a @ b.c',
  'shop at walmart dot com',
  'I was (at) home.',
  'Nobody laughed at me. De verdad.',
  'nothing @ amazon.com',
  'office@alder.example',
  'Dana (at) ALDER.example',
])('%j has none that is somebody else’s', (text) => {
  expect(findEmailAddresses(text, 'office@alder.example')).toEqual([]);
});
