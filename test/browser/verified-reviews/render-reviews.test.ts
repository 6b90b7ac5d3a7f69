import { describe, expect, it } from 'vitest';
import type { Shown } from '../../../src/browser/verified-reviews/load-reviews.ts';
import { renderPlaces, renderReviews } from '../../../src/browser/verified-reviews/render-reviews.ts';
import { wordsOf } from '../../../src/browser/verified-reviews/words.ts';
import { widgetWords } from '../../../src/representations/text/widget-words.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { provideDocument } from '../../support/browser/document.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const LANGUAGES = widgetWords({ language: 'en', words: {} });

const BASE_URL = 'https://reviews.example.com/shop/';

provideDocument();

function render(
  reviews: readonly AuthoredReview[],
  fields: Partial<Shown> = {},
  language = 'en',
  form: string | null = null,
): HTMLElement {
  const { catalog } = sampleSite({ reviews });
  const { business, aggregateRating } = catalog;
  const shown = { business, aggregate_rating: aggregateRating, reviews: catalog.reviews, matching: undefined, ...fields };
  return renderReviews(shown, wordsOf(language, LANGUAGES), BASE_URL, form);
}

function textOf(element: HTMLElement, part: string): string | undefined {
  return element.querySelector(`[part="${part}"]`)?.textContent ?? undefined;
}

describe('the rating', () => {
  it('is that of all reviews, with a link to them', () => {
    const element = render([authoredReview({ id: 'a', rating: 5 }), authoredReview({ id: 'b', rating: 4 })]);
    const link = element.querySelector('[part="summary"] a');
    expect(link?.textContent).toBe('4.5 of 5 · 2 verified reviews');
    expect(link?.getAttribute('href')).toBe(`${BASE_URL}reviews`);
    const stars = element.querySelector('[part="summary"] svg');
    expect([stars?.getAttribute('aria-hidden'), stars?.querySelector('svg')?.getAttribute('width')]).toEqual(['true', '90']);
    expect(element.getAttribute('aria-label')).toBe('Verified reviews of Alder Creek & Sons');
  });

  it('counts one review as one', () => {
    expect(textOf(render([authoredReview()]), 'summary')).toBe('5.0 of 5 · 1 verified review');
    expect(textOf(render([authoredReview()], {}, 'es'), 'summary')).toBe('5,0 de 5 · 1 opinión verificada');
  });

  it('is none before the first review', () => {
    const element = render([]);
    expect(textOf(element, 'summary')).toBe('No verified reviews yet');
    expect(element.querySelector('svg, ul')).toBeNull();
  });
});

it('a selection is said to be one, however many pass the filters', () => {
  const reviews = [authoredReview({ id: 'a' }), authoredReview({ id: 'b' })];
  expect(textOf(render(reviews, { matching: 1 }), 'note')).toBe('A selection: 1 of 2 reviews');
  expect(textOf(render(reviews, { matching: 0, reviews: [] }), 'note')).toBe('A selection: 0 of 2 reviews');
  expect(textOf(render(reviews), 'note')).toBeUndefined();
});

describe('the form', () => {
  it.each(['summary', 'line'])('%s is the rating alone', (form) => {
    const element = render([authoredReview()], { matching: 1 }, 'en', form);
    expect([...element.children].map((each) => each.getAttribute('part'))).toEqual(['summary']);
  });

  it('carousel has a list that the keyboard reaches, with a name', () => {
    const list = render([authoredReview()], {}, 'en', 'carousel').querySelector('ul');
    expect([list?.getAttribute('tabindex'), list?.getAttribute('aria-label')]).toEqual([
      '0',
      'Verified reviews of Alder Creek & Sons',
    ]);
    expect(render([authoredReview()]).querySelector('ul')?.hasAttribute('tabindex')).toBe(false);
  });

  it('keeps as many places as reviews may come, for nobody to see', () => {
    const places = renderPlaces(new URLSearchParams('rating=5&limit=4'), wordsOf('en', LANGUAGES), null);
    expect(places.hasAttribute('inert')).toBe(true);
    expect([...places.children].map((each) => each.getAttribute('part'))).toEqual(['summary', 'note', 'list']);
    expect(places.querySelectorAll('li')).toHaveLength(4);
  });

  it.each([
    ['many', 0],
    ['-1', 0],
    ['2.5', 2],
    ['100000', 100],
  ])('keeps places before anybody has refused a limit of %s', (limit, count) => {
    const places = renderPlaces(new URLSearchParams({ limit }), wordsOf('en', LANGUAGES), 'carousel');
    expect(places.querySelectorAll('li')).toHaveLength(count);
  });
});

describe('a review', () => {
  it('shows what the site shows, with a link to its page', () => {
    const element = render([authoredReview({ title: 'Warm again', rating: 4, language: 'de' })]);
    const review = element.querySelector('[part="review"]') ?? expect.fail('no review');
    expect(['role', 'aria-label'].map((name) => review.querySelector('svg')?.getAttribute(name))).toEqual([
      'img',
      '4 of 5 stars',
    ]);
    expect(review.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-14');
    expect(review.querySelector('time')?.textContent).toBe('March 14, 2026');
    expect(review.querySelector('a')?.getAttribute('href')).toBe(`${BASE_URL}reviews/2026-03-14-maria-g`);
    expect(['title', 'text', 'meta'].map((part) => textOf(element, part))).toEqual([
      'Warm again',
      'Hot water back the same day.',
      'Maria G.Verified by invoice',
    ]);
    expect([...review.querySelectorAll('[lang="de"]')].map((each) => each.getAttribute('part'))).toEqual(['title', 'text']);
  });

  it('says before its words what readers have to know of its author', () => {
    const element = render([authoredReview({ disclosure: { relation: { kind: 'employee' } } })]);
    expect(textOf(element, 'disclosure')).toBe('The author works for the business.');
    expect(element.querySelector('[part="disclosure"] ~ [part="text"]')).not.toBeNull();
    expect(textOf(render([authoredReview()]), 'disclosure')).toBeUndefined();
  });

  it('without a title has its author at the same place, and there the link', () => {
    const element = render([authoredReview({ language: 'de' })]);
    expect(textOf(element, 'title')).toBeUndefined();
    expect(textOf(element, 'meta')).toBe('Maria G.Verified by invoice');
    const link = element.querySelector('[part="meta"] a');
    expect(link?.getAttribute('aria-label')).toBe('Review by Maria G.');
  });

  it('has no image without a name, and its author set apart from how it was verified, for screen readers', () => {
    const element = render([authoredReview()]);
    const images = [...element.querySelectorAll('svg')];
    expect(images.filter((image) => !image.hasAttribute('aria-label') && !image.hasAttribute('aria-hidden'))).toEqual([]);
    expect(element.querySelector('.verified')?.localName).toBe('div');
  });

  it('names where it was first published', () => {
    expect(textOf(render([authoredReview({ source: { name: 'Google' } })]), 'meta')).toBe('Maria G.Verified by invoice · Google');
  });

  it('is text, whatever is in it', () => {
    const nasty = '<img src=x onerror=alert(1)><script>alert(2)</script>&lt;';
    const element = render([authoredReview({ title: nasty, text: nasty, author: nasty, source: { name: nasty } })]);
    expect(element.querySelector('img, script')).toBeNull();
    expect([textOf(element, 'title'), textOf(element, 'text')]).toEqual([nasty, nasty]);
    expect(textOf(element, 'meta')).toBe(`${nasty}Verified by invoice · ${nasty}`);
  });
});
