import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { licenceMarkdown, licenceText } from '../../../src/representations/text/licence-text.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const en = localeOf('en');
const own = 'https://example.com/terms';

describe('licenceText', () => {
  it.each([
    ['CC-BY-4.0', 'License of the data: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/'],
    [own, `License of the data: ${own}`],
    [undefined, 'No license is given for the data: all rights are reserved.'],
  ])('says of %s what holds', (licence, text) => {
    expect(licenceText(sampleSite({ business: { licence } }), en)).toBe(text);
  });

  it("has the comma of the reader's script", () => {
    expect(licenceText(sampleSite({ business: { licence: 'CC-BY-4.0' } }), localeOf('ar'))).toContain('CC BY 4.0، https:');
  });
});

describe('licenceMarkdown', () => {
  it.each([
    ['CC-BY-4.0', 'License of the data: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)'],
    [own, `License of the data: <${own}>`],
    [undefined, 'No license is given for the data: all rights are reserved.'],
  ])('links to %s', (licence, text) => {
    expect(licenceMarkdown(sampleSite({ business: { licence } }), en)).toBe(text);
  });
});
