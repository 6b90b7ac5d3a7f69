import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { fillCard } from '../../../src/browser/review-search/fill-card.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, fullReview } from '../../support/content/sample-site.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';

const TEMPLATE = `<article>
<svg data-field="stars"><svg width="0" data-field="stars-filled"></svg></svg><h2><a data-field="title"></a></h2><p data-field="disclosure">Note: <bdi data-field="disclosure-lines"></bdi></p><p data-field="text"></p><button data-field="whole"></button><div data-field="photos"></div>
<b data-field="author"></b><time data-field="date"></time><i data-field="edited"> edited <time data-field="edited-date"></time></i><a data-field="verification"><svg></svg><span data-field="verification-words"></span></a><i data-field="source"></i>
<div data-field="response"><time data-field="response-date"></time><p data-field="response-text"></p></div>
</article>`;

function fill(fields: Partial<Review>, words = '', locale = 'en') {
  const { document } = parseHTML(`<template>${TEMPLATE}</template>`);
  const template = document.querySelector('template') as HTMLTemplateElement;
  const card = document.importNode(template.content, true);
  fillCard(card, { ...fullReview(), url: '', ...fields }, words, { ...SEARCH_WORDS, locale });
  return (name: string) => card.querySelector(`[data-field="${name}"]`);
}

describe('a card', () => {
  it('shows the review', () => {
    const field = fill({});
    const { title = '', text, author, response } = fullReview();
    expect(field('title')?.outerHTML).toContain(`href="/below/reviews/2026-03-14-maria-g"`);
    expect(field('title')?.textContent).toBe(title);
    expect(field('stars')?.getAttribute('aria-label')).toBe('5 of 5 stars');
    expect(field('text')?.textContent).toBe(text);
    expect(field('author')?.textContent).toBe(author);
    expect(field('date')?.outerHTML).toContain('datetime="2026-03-14"');
    expect(field('date')?.textContent).toBe('March 14, 2026');
    expect(field('edited')?.textContent).toBe(' edited March 16, 2026');
    expect(field('edited-date')?.getAttribute('datetime')).toBe('2026-03-16');
    expect(field('verification')?.textContent).toBe('Verified by invoice');
    expect(field('verification')?.getAttribute('href')).toBe('/below/policy#invoice');
    expect(field('disclosure')?.textContent).toBe(
      'Note: The author got a discount for this review: 10 % off the next service.\nThe author used to work for the business: worked here until 2023.',
    );
    expect(field('source')?.textContent).toBe(' · first published at Google');
    expect(field('source')?.querySelector('a')?.getAttribute('href')).toBe('https://www.example.org/review/1');
    expect(field('response-date')?.textContent).toBe('March 16, 2026');
    expect(field('response-text')?.textContent).toBe(response?.text);
  });

  it('tells filled stars from empty ones', () => {
    expect(fill({ rating: 2 })('stars-filled')?.getAttribute('width')).toBe('40');
  });

  it('leaves out what the review lacks', () => {
    const field = fill({ source: undefined, response: undefined, edited: undefined, disclosure: undefined, language: undefined });
    expect(field('source')?.textContent).toBe('');
    expect([field('response'), field('edited'), field('disclosure')]).toEqual([null, null, null]);
    for (const name of ['title', 'text']) expect(field(name)?.hasAttribute('lang')).toBe(false);
    expect(fill({ source: { name: 'Google' } })('source')?.innerHTML).toBe(' · first published at Google');
  });

  it('makes a title in the language of the page for a review without one', () => {
    const { title: _, ...untitled } = authoredReview({ rating: 1, author: '{stars}', language: 'es' });
    const field = fill({ ...untitled, title: undefined });
    expect(field('title')?.textContent).toBe('1 star from {stars}');
    expect(field('title')?.hasAttribute('lang')).toBe(false);
  });

  it('has the language of the review on the words that are in it', () => {
    const field = fill({ language: 'es' }, '', 'de');
    for (const name of ['title', 'text', 'response-text']) expect(field(name)?.getAttribute('lang')).toBe('es');
    expect(field('date')?.textContent).toBe('14. März 2026');
  });

  it('marks the words, and takes no text for markup', () => {
    const field = fill({ text: 'Hot <b>water</b> & hot air', title: '<script>', author: '<i>' }, 'HOT');
    expect(field('text')?.innerHTML).toBe('<mark>Hot</mark> &lt;b&gt;water&lt;/b&gt; &amp; <mark>hot</mark> air');
    expect(field('title')?.innerHTML).toBe('&lt;script&gt;');
    expect(field('author')?.innerHTML).toBe('&lt;i&gt;');
  });

  it('shows a part of a long text around the first hit, and all of it when asked', () => {
    const text = `${'They came on time. '.repeat(30)}The boiler went out. ${'All was well. '.repeat(60)}`;
    const field = fill({ text }, 'BOILER');
    expect(field('text')?.innerHTML).toMatch(/^… \S.*The <mark>boiler<\/mark> went out\..* …$/);
    const button = field('whole') as HTMLButtonElement;
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['All', 'false']);
    button.click();
    expect(field('text')?.textContent).toBe(text);
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Less', 'true']);
    button.click();
    expect(field('text')?.textContent).toMatch(/^… /);
    expect(fill({ text }, 'came')('whole')).toBeNull();
  });

  it('shows the site’s photos small, with their size, and those of others as links', () => {
    const photo = (name: string, url = `https://reviews.example.com/photos/${name}`) => ({
      url,
      width: 960,
      height: 480,
      alt: name,
    });
    const field = fill({ photos: [photo('a.jpg'), photo('large.jpg'), photo('b.jpg', 'https://elsewhere.example/b.jpg')] });
    const pictures = [...(field('photos')?.querySelectorAll('img') ?? [])];
    expect(pictures.map((picture) => ['src', 'width', 'height', 'alt'].map((name) => picture.getAttribute(name)))).toEqual([
      ['/below/photos/a.small.jpg', '480', '240', 'a.jpg'],
      ['/below/photos/large.jpg', '480', '240', 'large.jpg'],
    ]);
    const links = [...(field('photos')?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
    expect(links).toEqual([
      ['/below/photos/a.jpg', null],
      ['/below/photos/large.jpg', null],
      ['https://elsewhere.example/b.jpg', 'nofollow ugc'],
    ]);
    expect(fill({ photos: undefined })('photos')).toBeNull();
  });
});
