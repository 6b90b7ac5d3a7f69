import { expect, it } from 'vitest';
import { localeOf } from '../../src/locales/locale.ts';
import type { Element } from '../../src/social-image/element.ts';
import { type ImageFacts, imageTree } from '../../src/social-image/image-tree.ts';

const FACTS: ImageFacts = {
  name: { text: 'Alder Creek', size: 104, fonts: [] },
  rating: 4.63,
  count: 1176,
  host: 'reviews.example.com',
  locale: localeOf('en'),
};

/** Every text of the picture, in order. */
function textsOf({ props }: Element): string[] {
  if (typeof props.children === 'string') return [props.children];
  return ((props.children ?? []) as Element[]).flatMap(textsOf);
}

it('says whose reviews they are, how good, how many and where', () => {
  expect(textsOf(imageTree(FACTS))).toEqual([
    'Verified reviews',
    'Alder Creek',
    '4.6',
    '1,176 verified reviews',
    'reviews.example.com',
  ]);
});

it('speaks the language of the business', () => {
  expect(textsOf(imageTree({ ...FACTS, locale: localeOf('es'), count: 1 }))).toEqual([
    'Opiniones verificadas',
    'Alder Creek',
    '4,6',
    '1 opinión verificada',
    'reviews.example.com',
  ]);
});

it('shows no stars where there are no reviews', () => {
  const empty = imageTree({ ...FACTS, rating: null, count: 0 });
  expect(textsOf(empty)).toEqual(['Verified reviews', 'Alder Creek', 'No reviews yet.', 'reviews.example.com']);
  expect(JSON.stringify(empty)).not.toContain('"svg"');
});

it('shows the rating alone, and larger, where the name cannot be drawn', () => {
  const alone = imageTree({ ...FACTS, name: undefined });
  expect(textsOf(alone)).toEqual(['Verified reviews', '4.6', '1,176 verified reviews', 'reviews.example.com']);
  expect(sizeOf(alone, '4.6')).toBeGreaterThan(sizeOf(imageTree(FACTS), '4.6'));
});

function sizeOf({ props }: Element, text: string): number {
  if (props.children === text) return (props.style as { fontSize: number }).fontSize;
  if (!Array.isArray(props.children)) return 0;
  return Math.max(0, ...props.children.map((child: Element) => sizeOf(child, text)));
}
