import { describe, expect, it } from 'vitest';
import { fillCard } from '../../../../src/browser/review-search/results/fill-card.ts';
import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { openDocument } from '../../../support/browser/document.ts';
import { authoredReview, fullReview } from '../../../support/content/sample-site.ts';
import { SEARCH_WORDS } from '../../../support/content/search-words.ts';

/** The same as in `ReviewCard.astro`. */
const TEMPLATE = `<article class="review"><p class="review-head"><span class="stars-words">…</span><svg class="stars"><svg width="0"></svg></svg><b><bdi>…</bdi></b> · <time></time></p>
<h2 class="title"><a>…</a></h2><p class="disclosure"><b>Note:</b> <bdi>…</bdi></p><p class="words">…</p><div class="photos"></div>
<p class="provenance"><a class="verified"><svg></svg><span>…</span></a><span class="edited">edited <time></time></span><span class="source">…</span></p>
<ul class="tags"><li><a>…</a></li></ul>
<div class="answer"><time></time><p class="words">…</p></div></article>`;

const JOB = [{ name: 'Drains & <b>', href: '/below/services/drains' }];

function fill(fields: Partial<Review>, words = '', locale = 'en', job = JOB) {
  const { document } = openDocument(`<template>${TEMPLATE}</template>`);
  const template = document.querySelector('template') as HTMLTemplateElement;
  const card = document.importNode(template.content, true);
  fillCard(card, { ...fullReview(), url: '', ...fields }, { words, job }, { ...SEARCH_WORDS, locale });
  return (part: string) => card.querySelector(part);
}

describe('a card', () => {
  it('shows the review', () => {
    const field = fill({});
    const { title = '', text, author, response } = fullReview();
    expect(field('.title')?.outerHTML).toContain(`href="/below/reviews/2026-03-14-maria-g"`);
    expect(field('.title')?.textContent).toBe(title);
    expect(field('.stars-words')?.textContent).toBe('5 of 5 stars');
    expect(field('.words')?.textContent).toBe(text);
    expect(field('.review-head bdi')?.textContent).toBe(author);
    expect(field('.review-head time')?.outerHTML).toContain('datetime="2026-03-14"');
    expect(field('.review-head time')?.textContent).toBe('March 14, 2026');
    expect(field('.edited')?.textContent).toBe('edited March 16, 2026');
    expect(field('.edited time')?.getAttribute('datetime')).toBe('2026-03-16');
    expect(field('.verified')?.textContent).toBe('Verified by invoice');
    expect(field('.verified')?.getAttribute('href')).toBe('/below/policy#invoice');
    expect(field('.disclosure')?.textContent).toBe(
      'Note: The author got a discount for this review: 10 % off the next service.\nThe author used to work for the business: worked here until 2023.',
    );
    expect(field('.source')?.textContent).toBe('first published at Google');
    expect(field('.source')?.querySelector('a')?.getAttribute('href')).toBe('https://www.example.org/review/1');
    expect(field('.answer time')?.textContent).toBe('March 16, 2026');
    expect(field('.answer .words')?.textContent).toBe(response?.text);
  });

  it('tells filled stars from empty ones', () => {
    expect(fill({ rating: 2 })('.stars svg')?.getAttribute('width')).toBe('40');
  });

  it('leaves out what the review lacks', () => {
    const field = fill({ source: undefined, response: undefined, edited: undefined, disclosure: undefined, language: undefined });
    expect([field('.answer'), field('.edited'), field('.disclosure'), field('.source')]).toEqual([null, null, null, null]);
    expect(fill({}, '', 'en', [])('.tags')).toBeNull();
    for (const name of ['.title', '.words']) expect(field(name)?.hasAttribute('lang')).toBe(false);
    expect(fill({ source: { name: 'Google' } })('.source')?.innerHTML).toBe('first published at Google');
  });

  it('makes a title in the language of the page for a review without one', () => {
    const { title: _, ...untitled } = authoredReview({ rating: 1, author: '{stars}', language: 'es' });
    const field = fill({ ...untitled, title: undefined });
    expect(field('.title')?.outerHTML).toBe('<h2 class="title visually-hidden">1 star from {stars}</h2>');
    expect(field('.review-head a')?.getAttribute('href')).toBe(`/below/reviews/${untitled.id}`);
    expect(field('.review-head a > time')?.textContent).toBe('March 14, 2026');
    expect(field('.title')?.hasAttribute('lang')).toBe(false);
  });

  it('has the language of the review on the words that are in it', () => {
    const field = fill({ language: 'es' }, '', 'de');
    for (const name of ['.title', '.words', '.answer .words']) expect(field(name)?.getAttribute('lang')).toBe('es');
    expect(field('.review-head time')?.textContent).toBe('14. März 2026');
  });

  it('marks the words, and takes no text for markup', () => {
    const field = fill({ text: 'Hot <b>water</b> & hot air', title: '<script>', author: '<i>' }, 'HOT');
    expect(field('.words')?.innerHTML).toBe('<mark>Hot</mark> &lt;b&gt;water&lt;/b&gt; &amp; <mark>hot</mark> air');
    expect(field('.title')?.textContent).toBe('<script>');
    expect(field('.tags')?.innerHTML).toBe('<li><a href="/below/services/drains">Drains &amp; &lt;b&gt;</a></li>');
    expect(field('.review-head bdi')?.innerHTML).toBe('&lt;i&gt;');
  });

  it('shows a part of a long text around the first hit, and all of it when asked', () => {
    const text = `${'They came on time. '.repeat(30)}The boiler went out. ${'All was well. '.repeat(60)}`;
    const field = fill({ text }, 'BOILER');
    expect(field('.words')?.innerHTML).toMatch(/^… \S.*The <mark>boiler<\/mark> went out\..* …$/);
    const button = field('button') as HTMLButtonElement;
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['All', 'false']);
    button.click();
    expect(field('.words')?.textContent).toBe(text);
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Less', 'true']);
    button.click();
    expect(field('.words')?.textContent).toMatch(/^… /);
    expect(fill({ text }, 'came')('button')).toBeNull();
  });

  it('shows the beginning of a long answer, and all of it when asked', () => {
    const text = 'Thank you for these words. '.repeat(120).trim();
    const field = fill({ response: { date: '2026-03-16', text } });
    expect(field('.answer .words')?.textContent).toMatch(/^Thank you .{900,1000} …$/);
    (field('.answer button') as HTMLButtonElement).click();
    expect(field('.answer .words')?.textContent).toBe(text);
  });

  it('shows the site’s photos small, with their size, and those of others as links', () => {
    const photo = (name: string, url = `https://reviews.example.com/photos/${name}`) => ({
      url,
      width: 960,
      height: 480,
      alt: name,
    });
    const field = fill({ photos: [photo('a.jpg'), photo('large.jpg'), photo('b.jpg', 'https://elsewhere.example/b.jpg')] });
    const pictures = [...(field('.photos')?.querySelectorAll('img') ?? [])];
    expect(pictures.map((picture) => ['src', 'width', 'height', 'alt'].map((name) => picture.getAttribute(name)))).toEqual([
      ['/below/photos/a.small.jpg', '480', '240', 'a.jpg'],
      ['/below/photos/large.jpg', '480', '240', 'large.jpg'],
    ]);
    const links = [...(field('.photos')?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
    expect(links).toEqual([
      ['/below/photos/a.jpg', null],
      ['/below/photos/large.jpg', null],
      ['https://elsewhere.example/b.jpg', 'nofollow ugc'],
    ]);
    expect(fill({ photos: undefined })('.photos')).toBeNull();
  });
});
