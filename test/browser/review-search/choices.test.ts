import { describe, expect, it } from 'vitest';
import { type Choice, createChoices } from '../../../src/browser/review-search/choices.ts';
import { readFields } from '../../../src/browser/review-search/search-fields.ts';
import { openDocument } from '../../support/browser/document.ts';

function open() {
  const { document, Event } = openDocument(`<nav class="filters">
    <a href="/reviews" aria-current="true"><span class="name">All</span> <span class="count">1,176</span></a>
    <details><summary>Rating</summary>
      <a href="/reviews/rating/5" data-field="rating" data-value="5"><span class="name">5 stars</span> <svg><rect width="93.5"></rect></svg> <span class="count">1,100</span></a>
      <a href="/reviews/rating/4" data-field="rating" data-value="4"><span class="name">4 stars</span> <span class="count">76</span></a>
    </details>
    <details><summary>Person</summary>
      <a href="/technicians/ann" data-field="technician" data-value="Ann &amp; Co"><span class="name">Ann &amp; Co</span> <span class="count">9</span></a>
    </details></nav>`);
  const chosen: (Choice | undefined)[] = [];
  const choices = createChoices('/reviews', 'de', (choice) => chosen.push(choice));
  const links = [...document.querySelectorAll('a')];
  return { Event, choices, chosen, links, read: (name: string) => links.map((link) => link.getAttribute(name)) };
}

const fieldsOf = (address: string) => readFields(new URLSearchParams(address));

describe('the links of the filters', () => {
  it('are choices with the names that readers see', () => {
    expect(open().choices.all).toEqual([
      { field: 'rating', value: '5', name: '5 stars', kind: 'Rating', href: '/reviews/rating/5' },
      { field: 'rating', value: '4', name: '4 stars', kind: 'Rating', href: '/reviews/rating/4' },
      { field: 'technician', value: 'Ann & Co', name: 'Ann & Co', kind: 'Person', href: '/technicians/ann' },
    ]);
  });

  it('mark what is chosen, and lead to the search that they make', () => {
    const { choices, read } = open();
    choices.show(fieldsOf('?query=hot&rating=5'));
    expect(read('aria-current')).toEqual([null, 'true', null, null]);
    expect(read('href')).toEqual([
      '/reviews',
      '/reviews?query=hot',
      '/reviews?query=hot&rating=4',
      '/reviews?query=hot&rating=5&technician=Ann+%26+Co',
    ]);
    choices.show(fieldsOf('?sort=lowest'));
    expect(read('aria-current')).toEqual(['true', null, null, null]);
  });

  it('count what each would give as the language writes it, and all reviews again', () => {
    const { choices, links } = open();
    const counts = () => links.map((link) => link.querySelector('.count')?.textContent);
    const bar = () => Number(links[1]?.querySelector('rect')?.getAttribute('width'));
    const none = { service: {}, service_area: {}, year: {} };
    choices.count({ ...none, rating: { 5: 1000, 4: 7 }, technician: { Other: 5 } });
    expect(counts()).toEqual(['1,176', '1.000', '7', '0']);
    expect(bar()).toBeCloseTo(99.3, 1);
    choices.count();
    expect(counts()).toEqual(['1,176', '1,100', '76', '9']);
    expect(bar()).toBe(93.5);
  });

  it('know the pages of a job', () => {
    const mentions = { services: ['gone'], technicians: ['Ann & Co', 'Somebody'] };
    const job = open().choices.jobOf({ mentions, service_area: 'nowhere' });
    expect(job.map(({ name, href }) => [name, href])).toEqual([['Ann & Co', '/technicians/ann']]);
  });

  it('choose at a plain click, and leave a click for a new tab to the browser', () => {
    const { Event, chosen, links, choices } = open();
    const click = (at: number, keys: object) => {
      const event = Object.assign(new Event('click', { cancelable: true }), keys);
      links[at]?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click(1, {})).toBe(true);
    expect(click(0, {})).toBe(true);
    expect(click(1, { ctrlKey: true })).toBe(false);
    expect(click(1, { metaKey: true })).toBe(false);
    expect(chosen).toEqual([choices.all[0], undefined]);
  });

  it('know which values nobody can choose', () => {
    const { choices } = open();
    expect(choices.known(fieldsOf('?rating=9&technician=Ann+%26+Co&year=2026&query=x'))).toEqual(
      fieldsOf('?technician=Ann+%26+Co&query=x'),
    );
  });
});
