import { createFinder } from './review-search/find-reviews.ts';
import { createResultsView, STEP } from './review-search/results-view.ts';
import { addressOf, queryOf, readFields, type SearchFields } from './review-search/search-fields.ts';
import type { SearchWords } from './review-search/search-words.ts';

/** In ms: the search waits until nothing was typed for so long. */
const TYPING_PAUSE = 150;
/** In ms: after so long the page says that it is searching. */
const LONG = 500;

startSearch();

/** The search of the page with all reviews: the form and the address bar say the same, the results follow. */
function startSearch(): void {
  const form = document.querySelector('#review-search') as HTMLFormElement;
  const input = form.elements.namedItem('query') as HTMLInputElement;
  const say: SearchWords = JSON.parse(document.querySelector('#search-words')?.textContent ?? '');
  const findReviews = createFinder(say.base, say.searchPath);
  const view = createResultsView(document, say, search);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  form.addEventListener('input', ({ target }) => {
    clearTimeout(pause);
    pause = setTimeout(follow, target === input ? TYPING_PAUSE : 0);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.target !== input) return;
    event.preventDefault();
    // The first Escape takes away the words, the second one the filters as well.
    if (input.value === '') form.reset();
    input.value = '';
    follow();
  });
  // The address says what is searched: after a reload, after the back button and when somebody follows a link.
  addEventListener('popstate', () => {
    if (location.search !== addressOf(readFields(new FormData(form)))) restore();
  });
  // Somebody may have typed before this script was there.
  if (location.search === '') follow();
  else restore();

  function restore(): void {
    writeFields(form, readFields(new URLSearchParams(location.search)));
    follow();
  }

  function follow(): void {
    clearTimeout(pause);
    const address = addressOf(readFields(new FormData(form)));
    if (address !== location.search) history.replaceState(history.state, '', location.pathname + address + location.hash);
    void search(STEP);
  }

  async function search(limit: number): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const fields = readFields(new FormData(form));
    if (addressOf(fields) === '') return view.showList('');
    const wait = setTimeout(() => view.announce(say.busy), LONG);
    const found = await findReviews(queryOf(fields, limit), signal).catch(() => undefined);
    clearTimeout(wait);
    // A later search has begun, and its results will be shown.
    if (signal.aborted) return;
    if (found) view.showFound(found, limit, fields.query);
    else view.showList(say.failed);
  }
}

/** Puts values into the form. A value that a list does not offer becomes the list's first choice, which filters nothing. */
function writeFields(form: HTMLFormElement, fields: SearchFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement) {
      const index = [...field.options].findIndex((option) => option.value === value);
      field.selectedIndex = Math.max(0, index);
    }
  }
}
