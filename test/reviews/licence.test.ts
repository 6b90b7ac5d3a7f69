import { expect, it } from 'vitest';
import { licenceOf } from '../../src/reviews/licence.ts';

it.each([
  ['CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC-BY-NC-SA-3.0', 'CC BY-NC-SA 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  ['CC-BY-ND-3.0-DE', 'CC BY-ND 3.0 DE', 'https://creativecommons.org/licenses/by-nd/3.0/de/'],
  ['CC0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  // The terms are in another order in its address at Creative Commons.
  ['CC-BY-NC-ND-1.0', 'CC-BY-NC-ND-1.0', 'https://spdx.org/licenses/CC-BY-NC-ND-1.0.html'],
  ['ODbL-1.0', 'ODbL-1.0', 'https://spdx.org/licenses/ODbL-1.0.html'],
])('%s is known as %s and stands at %s', (licence, name, url) => {
  expect(licenceOf({ licence })).toEqual({ spdxId: licence, name, url });
});

it('an address is its own name', () => {
  const licence = 'https://example.com/terms';
  expect(licenceOf({ licence })).toEqual({ name: licence, url: licence });
});

it('there may be none', () => {
  expect(licenceOf({})).toBeUndefined();
});
