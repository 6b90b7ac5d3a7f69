import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { definitionsOf, PLACES, widgetFor, widgetValues } from '../../../src/astro/bundling/widget-values.ts';
import { widgetWords } from '../../../src/representations/text/widget-words.ts';
import { sampleDist } from '../../support/shared.ts';

const english = { language: 'en', words: {} };
const accents = { theme: { accent: '#0b5c66', accent_dark: '#7ccdd4' } };

it('are JavaScript', () => {
  expect(widgetValues({ hasServer: true, brand: accents, catalog: english })).toEqual({
    SEARCH_PATH: '"api/reviews/search"',
    ACCENT: '["#0b5c66","#7ccdd4"]',
    WORDS: JSON.stringify(widgetWords(english)),
    LANGUAGE: '"en"',
  });
  expect(widgetValues({ hasServer: false, brand: { theme: { type: 'plain' } }, catalog: english })).toMatchObject({
    SEARCH_PATH: 'undefined',
    ACCENT: 'undefined',
  });
});

it('come into their places, whatever signs are in them', () => {
  const catalog = { language: 'en', words: { 'widget.none': "None: $& $' __ACCENT" } };
  const filled = widgetFor({ hasServer: false, brand: accents, catalog }, `[${PLACES.WORDS}, ${PLACES.ACCENT}]`);
  expect(JSON.parse(filled)[0].en.none).toBe("None: $& $' __ACCENT");
  expect(definitionsOf(PLACES)).toMatchObject({ 'import.meta.env.WORDS': '__WORDS__' });
});

it('are in the widget that is published', async () => {
  const widget = await readFile(join(await sampleDist(), 'client', 'verified-reviews.js'), 'utf8');
  for (const place of Object.values(PLACES)) expect(widget).not.toContain(place);
  expect(widget).toContain('"api/reviews/search"');
  expect(widget).toContain('["#0b5c66","#7ccdd4"]');
  expect(widget).toContain('"Verified reviews of {0}"');
});
