import { fillCard } from './fill-card.ts';
import type { FoundReviews } from './find-reviews.ts';
import { describeMatches, type SearchWords } from './search-words.ts';

/** How many reviews are shown at first and are added by each click on the button, and how many the search gives at most. */
export const STEP = 20;
const MOST = 100;

/** What the reviews were found with. */
interface ShownSearch {
  readonly limit: number;
  readonly words: string;
  /** It finds all reviews, in another order. */
  readonly isAll?: boolean;
  /** The first of them are shown already, and stay as they are. */
  readonly isMore?: boolean;
}

/** What stands below the form: the page's own list, or what a search has found. */
export interface ResultsView {
  /** Shows the reviews that were found, and marks the words in them. */
  showFound(found: FoundReviews, search: ShownSearch): void;
  /** Shows the page's own list again; the message says why. */
  showList(message: string): void;
  announce(message: string): void;
}

/** The view of a page that has the elements for it. `onMore` is called when a reader asks for more reviews. */
export function createResultsView(page: Document, say: SearchWords, onMore: (limit: number) => void): ResultsView {
  const status = page.querySelector('#search-status') as HTMLElement;
  const results = page.querySelector('#search-results') as HTMLElement;
  // The list, and what it says of itself.
  const ownParts = [...page.querySelectorAll<HTMLElement>('#all-reviews, #shown')];
  const { content } = page.querySelector('#review-template') as HTMLTemplateElement;
  const list = page.createElement('div');
  list.className = 'reviews';
  const more = page.createElement('button');
  more.type = 'button';
  more.textContent = say.more;
  more.addEventListener('click', () => onMore(list.children.length + STEP));
  results.append(list, more);

  return { showFound, showList, announce };

  function showFound({ total, reviews }: FoundReviews, { limit, words, isAll = false, isMore = false }: ShownSearch): void {
    const shown = isMore ? list.children.length : 0;
    // For a reader who asked for more by the button, the focus moves to the first review that is new.
    const readsOn = page.activeElement === more;
    const cards = page.createDocumentFragment();
    for (const review of reviews.slice(shown)) {
      const card = page.importNode(content, true);
      fillCard(card, review, words, say);
      cards.append(card);
    }
    if (!isMore) list.replaceChildren();
    list.append(cards);
    more.hidden = reviews.length >= Math.min(total, MOST);
    if (readsOn) list.children[shown]?.querySelector('a')?.focus();
    showSearch(true);
    announce(describeMatches({ total, shown: reviews.length, isAll, isMore: limit > STEP, isLast: limit >= MOST }, say));
  }

  function showList(message: string): void {
    list.replaceChildren();
    showSearch(false);
    announce(message);
  }

  function announce(message: string): void {
    status.textContent = message;
  }

  function showSearch(isSearch: boolean): void {
    results.hidden = !isSearch;
    for (const part of ownParts) part.hidden = isSearch;
  }
}
