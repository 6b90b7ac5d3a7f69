import type { ReviewQuery } from '../reviews/query/review-query.ts';
import { type Choice, createChoices, isChosen } from './review-search/choices.ts';
import { createChosenView } from './review-search/chosen-view.ts';
import { createCombobox, isForInputMethod } from './review-search/combobox.ts';
import { createFinder } from './review-search/find-reviews.ts';
import { createWordFinder } from './review-search/find-words.ts';
import { createResultsView } from './review-search/results/results-view.ts';
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
import { type SearchWords, STEP } from './review-search/search-words.ts';
import { watchChips } from './review-search/watch-chips.ts';
import { countWays, findNamed, searchedFor, waysOut, wayTo } from './review-search/ways-out.ts';

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

const form = document.querySelector('#review-search') as HTMLFormElement;
const input = document.querySelector('#search-query') as HTMLInputElement;
const order = document.querySelector('#search-sort') as HTMLSelectElement;
const names = document.querySelector('#search-names') as HTMLElement;
const say: SearchWords = JSON.parse(document.querySelector('#search-words')?.textContent ?? '');
const choices = createChoices(location.pathname, say.locale, choose);
const closeNames = createCombobox(input, names, choices.all, (choice) => go(wayTo(choice, fields).fields, 'push'));
const showChosen = createChosenView(say, choose);
const showScore = createScoreView(say);
const view = createResultsView(say, { jobOf: choices.jobOf, onMore, onWayOut });
const findReviews = createFinder(say.base, say.searchPath);
const findWords = createWordFinder(say, choices.all);
const [typeSoon, stopTyping] = afterPause(TYPING_PAUSE, type);
const [keepPlaceSoon, stopKeeping] = afterPause(REST, keepPlace);

/** The search. The form, the links and the address bar always agree with it, and the results follow. */
let fields = NO_FIELDS;
/** How many of its results are shown. */
let shown = STEP;
/** The search whose results are listed now. */
let listed = NO_FIELDS;
let running = new AbortController();

watchChips();
input.addEventListener('input', typeSoon);
input.addEventListener('keydown', (event) => {
  // While an input method composes text, Escape takes back only what was composed.
  if (event.key !== 'Escape' || isForInputMethod(event)) return;
  event.preventDefault();
  // The first Escape takes away the words, the second one what was chosen as well.
  if (input.value === '') choose(undefined);
  input.value = '';
  type();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  closeNames();
  type();
});
order.addEventListener('change', () => go({ ...typed(), sort: order.value }, 'push'));
addEventListener('popstate', () => {
  // The back button takes away the words that the names were offered for.
  closeNames();
  if (location.search !== addressOf(fields)) restore();
});
// After this event, Safari empties a form without autocompletion of a page that it brings back as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) setTimeout(showFields);
});
addEventListener('scroll', keepPlaceSoon);
// A click may lead elsewhere, so the words and the place are stored before.
const keepAll = () => {
  if (input.value.trim() !== fields.query) type();
  keepPlace();
};
document.addEventListener('click', keepAll, { capture: true });
start();

/** Searches for what the address says, and for what was typed and chosen before this script was loaded. */
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

/** Searches for the words as they are now. */
function type(): void {
  go(typed(), 'replace');
}

/** Chooses a value, or takes it away if it is chosen already. `undefined` takes away all values and the words. */
function choose(choice: Choice | undefined): void {
  go(choice ? toggle(typed(), choice.field, choice.value) : NO_FIELDS, 'push');
}

/** Takes a way out of the listed search; `undefined` is the way to all reviews. */
function onWayOut(to: SearchFields | undefined): void {
  // The button that was pressed disappears, and with it the focus.
  input.focus({ preventScroll: true });
  go(to ? change(fields, listed, to) : NO_FIELDS, 'push');
}

function onMore(limit: number): void {
  shown = limit;
  keepPlace();
  void showResults(true);
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
  showChosen(chosen());
  void showResults();
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
  void showResults().then(() => {
    showChosen(chosen());
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

function chosen(): Choice[] {
  return choices.all.filter((choice) => isChosen(choice, fields));
}

/** Stores where the reader is. */
function keepPlace(): void {
  stopKeeping();
  // If not, the back button has been pressed, and this place belongs to the search before.
  if (addressOf(fields) === location.search) history.replaceState({ shown, top: scrollY } satisfies Place, '');
}

/** Shows what the fields find, or the page's own list if they filter nothing. Each call replaces one that is still running. */
async function showResults(asksMore = false): Promise<void> {
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
    find(queryOf(fields, shown)),
    isMore ? undefined : findNamed(fields, choices.all, find),
  ]);
  clearTimeout(wait);
  // A later search has begun, and its results will be shown.
  if (signal.aborted) return;
  // A browser calls off the search of a page that somebody leaves, and may bring the page back as it was.
  if (!found) addEventListener('pageshow', () => showResults(isMore), { once: true, signal });
  // What is listed already stays, so that the reader can ask for more once more.
  if (!found) return isMore ? view.announce(say.failed) : showList(say.failed);
  if (found.sortedBy) {
    // A static host does not have that order.
    order.querySelector(`[value="${fields.sort}"]`)?.remove();
    return go({ ...typed(), sort: '' }, 'replace');
  }
  listed = fields;
  choices.count(found.facets);
  showScore(found.facets?.rating, fields.technician !== '');
  // An empty result needs no order.
  order.hidden = found.total === 0;
  const search = searchedFor(fields, chosen(), say);
  view.showFound(found, { words: fields.query, search, isAll: findsAll(fields), isMore });
  if (named) view.showNamed(named);
  if (found.total > 0) return;
  const known = fields.query ? await findWords() : new Map();
  const offered = named?.map((way) => addressOf(way.fields)) ?? [];
  const others = waysOut(fields, choices.all, known, say).filter((way) => !offered.includes(addressOf(way.fields)));
  const ways = await countWays(others, find);
  if (!signal.aborted) view.showWaysOut(ways);
}

function showList(message: string): void {
  listed = NO_FIELDS;
  choices.count();
  showScore();
  order.hidden = false;
  view.showList(message);
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
