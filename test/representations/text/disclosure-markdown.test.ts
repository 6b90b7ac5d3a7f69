import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { disclosureMarkdown } from '../../../src/representations/text/disclosure-markdown.ts';

it('says what is disclosed on a line of this site, whatever stands in it', () => {
  const disclosure = { relation: { kind: 'other' as const, text: 'the *landlord*\n# of the shop' } };
  expect(disclosureMarkdown(disclosure, localeOf('en'))).toEqual([
    'Please note: The author has ties to the business: the \\*landlord\\* \\# of the shop.',
  ]);
  expect(disclosureMarkdown(undefined, localeOf('en'))).toEqual([]);
});
