import { expect, it } from 'vitest';
import { ownDomain } from '../../../../src/editing/warnings/reviews/own-domain.ts';

it.each([
  ['Office@Alder.example', 'alder.example'],
  ['alder@gmail.com', undefined],
  ['alder@gmx.de', undefined],
  [undefined, undefined],
])('of %j the own domain is %j', (email, domain) => {
  expect(ownDomain(email)).toBe(domain);
});
