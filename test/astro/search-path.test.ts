import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCENT, accentCode, SEARCH_PATH, searchPathCode, searchPathOf } from '../../src/astro/search-path.ts';
import { sampleDist } from '../support/shared.ts';

it('is there where the server is', () => {
  expect(searchPathOf({ hasServer: true })).toBe('api/reviews/search');
  expect(searchPathOf({ hasServer: false })).toBeUndefined();
});

it('is JavaScript', () => {
  expect(searchPathCode({ hasServer: true })).toBe('"api/reviews/search"');
  expect(searchPathCode({ hasServer: false })).toBe('undefined');
});

it('goes with the accent of the theme', () => {
  expect(accentCode({ brand: { theme: { accent: '#0b5c66', accent_dark: '#7ccdd4' } } })).toBe('["#0b5c66","#7ccdd4"]');
  expect(accentCode({ brand: { theme: { type: 'plain' } } })).toBe('undefined');
});

it('is filled in in the widget that is published', async () => {
  const widget = await readFile(join(await sampleDist(), 'client', 'verified-reviews.js'), 'utf8');
  expect(widget).not.toContain(SEARCH_PATH);
  expect(widget).not.toContain(ACCENT);
  expect(widget).toContain('"api/reviews/search"');
  expect(widget).toContain('["#0b5c66","#7ccdd4"]');
});
