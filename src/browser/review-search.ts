import type { ReviewQuery } from '../reviews/query/review-query.ts';
import { type Choice, type Choices, createChoices, isChosen } from './review-search/choices.ts';
import { createChosenView } from './review-search/chosen-view.ts';
import { closeChips, fitChips } from './review-search/close-chips.ts';
import { createCombobox, isForInputMethod } from './review-search/combobox.ts';
import { createFinder } from './review-search/find-reviews.ts';
import { createWordFinder } from './review-search/find-words.ts';
import { countWays, findNamed } from './review-search/near-searches.ts';
import { createResultsView, type ResultsParts, STEP } from './review-search/results/results-view.ts';
import { createScoreView } from './review-search/results/score-view.ts';
import {
  addressOf,
  change,
  findsAll,
  NO_FIELDS,
  queryOf,
  readFields,
  type SearchFields,
  toggle,
} from './review-search/search-fields.ts';
import type { SearchWords } from './review-search/search-words.ts';
import { searchedFor, waysOut, wayTo } from './review-search/ways-out.ts';

/** In ms: the search waits until nothing was typed for so long. */
const TYPING_PAUSE = 150;
/** In ms: after so long the page says that it is searching. */
const LONG = 500;
/** In ms: the reader's place in the page is stored when they have not scrolled for so long. */
const REST = 200;

/** Where a reader was in the results: how many were shown, and how far down, in pixels. */
interface Place {
  readonly shown: number;
  readonly top: number;
}

startSearch();

/** Starts the search of the page with all reviews. Fields, links and the address bar always agree, and the results follow. */
function startSearch(): void {
  const form = document.querySelector('#review-search') as HTMLFormElement;
  const input = document.querySelector('#search-query') as HTMLInputElement;
  const order = document.querySelector('#search-sort') as HTMLSelectElement;
  const names = document.querySelector('#search-names') as HTMLElement;
  const say: SearchWords = JSON.parse(document.querySelector('#search-words')?.textContent ?? '');
  const choices = createChoices(location.pathname, say.locale, (choice) => search.choose(choice));
  const search = createSearch(input, order, choices, say);
  const combobox = createCombobox(input, names, choices.all, search.goTo);

  closeChips();
  fitChips();
  input.addEventListener('input', search.typeSoon);
  // The back button takes away the words that the names were offered for.
  addEventListener('popstate', combobox.close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    combobox.close();
    search.type();
  });
  input.addEventListener('keydown', (event) => {
    // While an input method composes text, Escape takes back only what was composed.
    if (event.key !== 'Escape' || isForInputMethod(event)) return;
    event.preventDefault();
    // The first Escape takes away the words, the second one what was chosen as well.
    if (input.value === '') search.choose(undefined);
    input.value = '';
    search.type();
  });
  order.addEventListener('change', search.sort);
  search.start();
}

/** What a reader does with the search. */
interface Search {
  /** Searches for the words as they are now, or when nothing was typed for a while. */
  type(): void;
  typeSoon(): void;
  sort(): void;
  /** Chooses a value, or takes it away if it is chosen already. `undefined` takes away all values and the words. */
  choose(choice: Choice | undefined): void;
  /** Goes to all reviews of a choice, also to those without the words. */
  goTo(choice: Choice): void;
  /** Searches for what the address says, and for what was typed and chosen before this script was loaded. */
  start(): void;
}

/** Keeps the current search in the form and in the address, so that a reload and the back button bring it back. */
function createSearch(input: HTMLInputElement, order: HTMLSelectElement, choices: Choices, say: SearchWords): Search {
  const showChosen = createChosenView(say, choose);
  const showResults = createResults(order, choices, say, {
    onMore,
    onWayOut,
    onNoOrder: () => go({ ...typed(), sort: '' }, 'replace'),
  });
  const [typeSoon, stopTyping] = afterPause(TYPING_PAUSE, type);
  const [keepPlaceSoon, stopKeeping] = afterPause(REST, keepPlace);
  let fields = NO_FIELDS;
  let shown = STEP;

  addEventListener('popstate', () => {
    if (location.search !== addressOf(fields)) restore();
  });
  // After this event, Safari empties a form without autocompletion of a page that it brings back as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(showFields);
  });
  addEventListener('scroll', keepPlaceSoon);
  // A click may lead elsewhere, so the words and the place are stored before.
  document.addEventListener('click', keepAll, { capture: true });
  return {
    type,
    typeSoon,
    sort: () => go({ ...typed(), sort: order.value }, 'push'),
    choose,
    goTo: (choice) => go(wayTo(choice, fields).fields, 'push'),
    start,
  };

  function start(): void {
    // The page begins with neither words nor an order, so what is there now is the reader's.
    const given = givenFields();
    const begun = { ...given, query: input.value.trim() || given.query, sort: order.value || given.sort };
    if (addressOf(begun) === addressOf(given)) restore();
    else go(begun, 'replace');
  }

  /** The fields with the words as they are now: somebody may choose something before the pause is over. */
  function typed(): SearchFields {
    return { ...fields, query: input.value.trim() };
  }

  function type(): void {
    go(typed(), 'replace');
  }

  function choose(choice: Choice | undefined): void {
    go(choice ? toggle(typed(), choice.field, choice.value) : NO_FIELDS, 'push');
  }

  function onWayOut(to: SearchFields | undefined, from: SearchFields): void {
    // The button that was pressed disappears, and with it the focus.
    input.focus({ preventScroll: true });
    go(to ? change(fields, from, to) : NO_FIELDS, 'push');
  }

  function onMore(limit: number): void {
    shown = limit;
    keepPlace();
    void showResults(fields, shown, true);
  }

  function go(next: SearchFields, how: 'push' | 'replace'): void {
    stopTyping();
    const address = addressOf(next);
    const isNew = address !== location.search;
    if (isNew && how === 'push') {
      keepPlace();
      history.pushState(null, '', location.pathname + address);
    } else if (isNew) history.replaceState(null, '', location.pathname + address + location.hash);
    fields = next;
    shown = STEP;
    showFields();
    showTakeable();
    void showResults(fields, shown);
  }

  /** The fields of the address, without values that are no choice here. */
  function givenFields(): SearchFields {
    const known = choices.known(readFields(new URLSearchParams(location.search)));
    const isOrder = [...order.options].some(({ value }) => value === known.sort);
    return isOrder ? known : { ...known, sort: '' };
  }

  function restore(): void {
    stopTyping();
    const place: Place | null = history.state;
    fields = givenFields();
    shown = place?.shown ?? STEP;
    const address = addressOf(fields);
    if (address !== location.search) history.replaceState(place, '', location.pathname + address + location.hash);
    showFields();
    // The chosen values are shown together with the results, so that nothing moves in between.
    void showResults(fields, shown).then(() => {
      showTakeable();
      // Somebody may have chosen something else by now.
      if (place && address !== '' && address === location.search) scrollTo({ top: place.top, behavior: 'instant' });
    });
  }

  function showFields(): void {
    // What somebody is typing may end with a space.
    if (input.value.trim() !== fields.query) input.value = fields.query;
    order.value = fields.sort;
    choices.show(fields);
  }

  function showTakeable(): void {
    showChosen(choices.all.filter((choice) => isChosen(choice, fields)));
  }

  function keepAll(): void {
    if (input.value.trim() !== fields.query) type();
    keepPlace();
  }

  /** Stores where the reader is. */
  function keepPlace(): void {
    stopKeeping();
    // If not, the back button has been pressed, and this place belongs to the search before.
    if (addressOf(fields) === location.search) history.replaceState({ shown, top: scrollY } satisfies Place, '');
  }
}

/** Two functions: the first acts after a pause, which each call begins anew; the second calls that off. */
function afterPause(ms: number, act: () => void): [begin: () => void, callOff: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => clearTimeout(timer);
  const begin = () => {
    callOff();
    timer = setTimeout(act, ms);
  };
  return [begin, callOff];
}

/** Shows what some fields find, or the page's own list if they filter nothing. */
type ShowResults = (fields: SearchFields, limit: number, isMore?: boolean) => Promise<void>;

interface ResultsCalls extends Pick<ResultsParts, 'onMore'> {
  /** Is called when a reader takes a way out of the search `from`; without `to` the way to all reviews. */
  onWayOut(to: SearchFields | undefined, from: SearchFields): void;
  /** Is called if the search does not have the order that was asked for. */
  onNoOrder(): void;
}

/** Makes the results below the form. A later search replaces one that is still running. */
function createResults(order: HTMLSelectElement, choices: Choices, say: SearchWords, calls: ResultsCalls): ShowResults {
  const findReviews = createFinder(say.base, say.searchPath);
  const findWords = createWordFinder(say, choices.all);
  const { onMore, onNoOrder } = calls;
  const view = createResultsView(say, { jobOf: choices.jobOf, onMore, onWayOut: (to) => calls.onWayOut(to, listed) });
  const showScore = createScoreView(say);
  let running = new AbortController();
  /** The search whose results are listed. */
  let listed = NO_FIELDS;

  return async function show(fields, limit, asksMore = false) {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const find = (query: ReviewQuery) => findReviews(query, signal).catch(() => undefined);
    if (addressOf(fields) === '') return showList('');
    // During another search, somebody may ask for more of the results before it, which it replaces.
    const isMore = asksMore && addressOf(fields) === addressOf(listed);
    const wait = setTimeout(() => view.announce(say.busy), LONG);
    signal.addEventListener('abort', () => clearTimeout(wait));
    const [found, named] = await Promise.all([
      find(queryOf(fields, limit)),
      isMore ? undefined : findNamed(fields, choices.all, find),
    ]);
    clearTimeout(wait);
    // A later search has begun, and its results will be shown.
    if (signal.aborted) return;
    // A browser calls off the search of a page that somebody leaves, and may bring the page back as it was.
    if (!found) addEventListener('pageshow', () => show(fields, limit, isMore), { once: true, signal });
    // What is listed already stays, so that the reader can ask for more once more.
    if (!found) return isMore ? view.announce(say.failed) : showList(say.failed);
    if (found.sortedBy) {
      // A static host does not have that order.
      order.querySelector(`[value="${fields.sort}"]`)?.remove();
      return onNoOrder();
    }
    listed = fields;
    choices.count(found.facets);
    showScore(found.facets?.rating, fields.technician !== '');
    // An empty result needs no order.
    order.hidden = found.total === 0;
    const chosen = choices.all.filter((choice) => isChosen(choice, fields));
    const search = searchedFor(fields, chosen, say);
    view.showFound(found, { limit, words: fields.query, search, isAll: findsAll(fields), isMore });
    if (named) view.showNamed(named);
    if (found.total > 0) return;
    const known = fields.query ? await findWords() : new Map();
    const offered = named?.map((way) => addressOf(way.fields)) ?? [];
    const others = waysOut(fields, choices.all, known, say).filter((way) => !offered.includes(addressOf(way.fields)));
    const ways = await countWays(others, find);
    if (!signal.aborted) view.showWaysOut(ways);
  };

  function showList(message: string): void {
    listed = NO_FIELDS;
    choices.count();
    showScore();
    order.hidden = false;
    view.showList(message);
  }
}
