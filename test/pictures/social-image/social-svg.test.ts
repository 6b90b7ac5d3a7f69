import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { type ImageFacts, socialSvg } from '../../../src/pictures/social-image/social-svg.ts';
import { fonts } from '../../support/programs/fonts.ts';

const FACTS: ImageFacts = {
  name: 'Alder Creek',
  rating: 4.63,
  count: 1176,
  host: 'reviews.example.com',
  locale: localeOf('en'),
};

/** Every text in the picture, in order. */
function textsOf(facts: Partial<ImageFacts>): string[] {
  return [...socialSvg({ ...FACTS, ...facts }, fonts).matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
}

function sizeOf(text: string, facts: Partial<ImageFacts>): number {
  return Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${text}<`).exec(socialSvg({ ...FACTS, ...facts }, fonts))?.[1]);
}

it('says whose reviews they are, how good, how many and where', () => {
  expect(textsOf({})).toEqual(['Verified reviews', 'Alder Creek', '4.6', '1,176 verified reviews', 'reviews.example.com']);
});

it('speaks the language of the business', () => {
  expect(textsOf({ locale: localeOf('es'), count: 1 })).toEqual([
    'Opiniones verificadas',
    'Alder Creek',
    '4,6',
    '1 opinión verificada',
    'reviews.example.com',
  ]);
});

it('shows no stars where there are no reviews', () => {
  const empty = { rating: null, count: 0 };
  expect(textsOf(empty)).toEqual(['Verified reviews', 'Alder Creek', 'No reviews yet.', 'reviews.example.com']);
  expect(socialSvg({ ...FACTS, ...empty }, fonts)).not.toContain('<path');
});

it('shows the rating alone, and larger, where the name cannot be written', () => {
  const alone = { name: '水道' };
  expect(textsOf(alone)).toEqual(['Verified reviews', '4.6', '1,176 verified reviews', 'reviews.example.com']);
  for (const text of ['4.6', '1,176 verified reviews']) expect(sizeOf(text, alone)).toBeGreaterThan(sizeOf(text, {}));
});

it('cuts a host that would reach into the rating', () => {
  const host = `reviews.${'a-long-name-'.repeat(3)}.example.com`;
  expect(textsOf({ host }).at(-1)).toMatch(/^reviews\.a-long-name-.*…$/);
  expect(textsOf({ host, name: '水道' }).at(-1)).toBe(host);
});

it('has the accent of the theme, and the logo at the right', () => {
  const logo = { width: 200, height: 50, content: { png: 'AAAA' } };
  const svg = socialSvg({ ...FACTS, accents: { accentFill: '#ffd400', accent: '#806900' }, logo }, fonts);
  expect(svg).toContain('<rect width="1200" height="16" fill="#ffd400"/>');
  expect(svg).toContain('fill="#806900">Verified reviews<');
  expect(svg).not.toContain('#0b5c66');
  expect(svg).toContain('<image x="768" y="55.2" width="352" height="88" href="data:image/png;base64,AAAA"/>');
});

it('has a logo that could not be seen on its ground on a dark plate, in the same room', () => {
  const logo = { width: 200, height: 50, content: { png: 'AAAA' }, plate: 'light' } as const;
  expect(socialSvg({ ...FACTS, logo }, fonts)).toContain(
    '<rect x="840" y="55.2" width="280" height="88" rx="12" fill="#1a2528"/><image x="852" y="67.2" width="256" height="64" href="data:image/png;base64,AAAA"/>',
  );
});
