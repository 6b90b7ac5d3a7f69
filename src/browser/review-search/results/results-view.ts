import { button, html } from '../../element.ts';
import type { Choices } from '../choices.ts';
import type { FoundReviews } from '../find-reviews.ts';
import type { SearchFields } from '../search-fields.ts';
import { describeMatches, MOST, type SearchWords, STEP } from '../search-words.ts';
import type { CountedWay } from '../ways-out.ts';
import { fillCard } from './fill-card.ts';

/** The search with which the reviews were found. */
interface ShownSearch {
  readonly words: string;
  /** The words and all that was chosen. */
  readonly search?: string;
  /** Whether it finds all reviews, in another order. */
  readonly isAll?: boolean;
  /** Whether the first of them are shown already, and stay as they are. */
  readonly isMore?: boolean;
}

/** What a view needs of the search around it. */
export interface ResultsParts {
  /** The pages of what a review was for. */
  jobOf: Choices['jobOf'];
  /** Is called when a reader asks for more reviews. */
  onMore(limit: number): void;
  /** Is called when a reader takes a way out; without fields the way to all reviews. */
  onWayOut(fields: SearchFields | undefined): void;
}

/** What stands below the form: the page's own list, or what a search has found. */
export function createResultsView(say: SearchWords, { jobOf, onMore, onWayOut }: ResultsParts) {
  const status = document.querySelector('#search-status') as HTMLElement;
  const results = document.querySelector('#search-results') as HTMLElement;
  const ownList = document.querySelector('#all-reviews') as HTMLElement;
  /** What the page says of its own list. */
  const ownWords = status.textContent;
  const template = html('template', {});
  template.innerHTML = JSON.parse((document.querySelector('#review-template') as Element).textContent);
  const list = html('div', { class: 'reviews' });
  const more = button(say.more, () => onMore(list.children.length + STEP));
  const [named, outs] = [html('ul', { class: 'ways-out named' }), html('ul', { class: 'ways-out' })];
  const format = new Intl.NumberFormat(say.locale);
  results.append(named, list, more, outs);

  return { showFound, showList, announce, showNamed, showWaysOut };

  /** Shows the reviews that were found, and marks the words in them. */
  function showFound({ total, reviews }: FoundReviews, { words, search = '', isAll = false, isMore = false }: ShownSearch): void {
    const shown = isMore ? list.children.length : 0;
    // For a reader who asked for more by the button, the focus moves to the first review that is new.
    const readsOn = document.activeElement === more;
    const cards = document.createDocumentFragment();
    for (const review of reviews.slice(shown)) {
      const card = document.importNode(template.content, true);
      fillCard(card, review, { words, job: jobOf(review) }, say);
      cards.append(card);
    }
    if (!isMore) list.replaceChildren();
    outs.replaceChildren();
    list.append(cards);
    more.hidden = reviews.length >= Math.min(total, MOST);
    if (readsOn) list.children[shown]?.querySelector('a')?.focus();
    showSearch(true);
    status.classList.toggle('none', total === 0);
    announce(describeMatches({ total, shown: reviews.length, search, isAll }, say));
  }

  /** Shows the page's own list again; a message, if there is one, says why. */
  function showList(message: string): void {
    list.replaceChildren();
    showSearch(false);
    status.classList.remove('none');
    // Said as well, so that a reader who took the last choice away knows that the list is whole again. On a new page it is no news.
    if (message || status.textContent !== ownWords) announce(message || ownWords);
  }

  /** Shows other searches, below one that found nothing. */
  function showWaysOut(ways: readonly CountedWay[]): void {
    const toAll = { label: say.showAll };
    outs.replaceChildren(...[...ways, toAll].map(itemOf));
  }

  /** Shows the names that the words mean, above the reviews that hold the words. */
  function showNamed(ways: readonly CountedWay[]): void {
    named.replaceChildren(...ways.map(itemOf));
  }

  function itemOf({ label, total, fields }: Pick<CountedWay, 'label'> & Partial<CountedWay>): HTMLLIElement {
    const way = button(label, () => onWayOut(fields));
    if (total !== undefined) way.append(' ', html('span', { class: 'count' }, format.format(total)));
    return html('li', {}, way);
  }

  function announce(message: string): void {
    status.textContent = message;
  }

  function showSearch(isSearch: boolean): void {
    results.hidden = !isSearch;
    ownList.hidden = isSearch;
  }
}
