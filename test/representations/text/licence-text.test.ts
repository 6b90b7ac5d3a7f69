import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { licenceMarkdown, licenceText } from '../../../src/representations/text/licence-text.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const en = localeOf('en');
const own = 'https://example.com/terms';
const NONE = 'No licence is given for the data: all rights are reserved.';

it.each([
  [
    'CC-BY-4.0',
    'Licence of the data: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
    'Licence of the data: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)',
  ],
  [own, `Licence of the data: ${own}`, `Licence of the data: <${own}>`],
  [undefined, NONE, NONE],
])('says of %s what holds, as text and as Markdown', (licence, text, markdown) => {
  const site = sampleSite({ business: { licence } });
  expect([licenceText(site, en), licenceMarkdown(site, en)]).toEqual([text, markdown]);
});
