import { type Choice, createChoices } from './review-search/choices.ts';
import { createChosenView } from './review-search/chosen-view.ts';
import { closeChips, fitChips } from './review-search/close-chips.ts';
import { createCombobox } from './review-search/combobox.ts';
import { createFinder } from './review-search/find-reviews.ts';
import { createWordFinder } from './review-search/find-words.ts';
import { type CountedWay, createResultsView, STEP } from './review-search/results/results-view.ts';
import { createScoreView } from './review-search/results/score-view.ts';
import { addressOf, kindOf, queryOf, readFields, type SearchFields, toggle } from './review-search/search-fields.ts';
import type { SearchWords } from './review-search/search-words.ts';
import { suggest } from './review-search/suggest.ts';
import { MOST_NAMED, searchedFor, waysOut } from './review-search/ways-out.ts';

/** In ms: the search waits until nothing was typed for so long. */
const TYPING_PAUSE = 150;
/** In ms: after so long the page says that it is searching. */
const LONG = 500;
/** In ms: where a reader is in the page is written down when they rest for so long. */
const REST = 200;

/** Where a reader was in the results: how many were shown, and how far down, in pixels. */
interface Place {
  readonly shown: number;
  readonly top: number;
}

startSearch();

/** The search of the page with all reviews: the fields, the links and the address bar say the same, the results follow. */
function startSearch(): void {
  const form = document.querySelector('#review-search') as HTMLFormElement;
  const input = document.querySelector('#search-query') as HTMLInputElement;
  const order = document.querySelector('#search-sort') as HTMLSelectElement;
  const say: SearchWords = JSON.parse(document.querySelector('#search-words')?.textContent ?? '');
  const findReviews = createFinder(say.base, say.searchPath);
  const choices = createChoices(document, location.pathname, say.locale, choose);
  const names = document.querySelector('#search-names') as HTMLElement;
  const combobox = createCombobox(input, names, choices.all, (choice) => go({ ...fieldsWith(choice), query: '' }, 'push'));
  const showChosen = createChosenView(document, say, choose);
  const view = createResultsView(document, say, {
    jobOf: choices.jobOf,
    onMore: more,
    onWayOut: (to) => {
      // The button that was pressed goes away.
      input.focus({ preventScroll: true });
      go(to ?? readFields(new URLSearchParams()), 'push');
    },
  });
  const showScore = createScoreView(document, say);
  const findWords = createWordFinder(say, choices.all);
  let fields = readFields(new URLSearchParams());
  let shown = STEP;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  closeChips(document);
  fitChips(document);
  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(type, TYPING_PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    combobox.close();
    type();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // The first Escape takes away the words, the second one what was chosen as well.
    if (input.value === '') choose(undefined);
    input.value = '';
    type();
  });
  order.addEventListener('change', () => go({ ...typed(), sort: order.value }, 'push'));
  // The address says what is searched: after a reload, after the back button and when somebody follows a link.
  addEventListener('popstate', () => {
    if (location.search !== addressOf(fields)) restore();
  });
  addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = setTimeout(keepPlace, REST);
  });
  // The way to a review begins with a click.
  document.addEventListener('click', keepPlace, { capture: true });
  // Somebody may have typed before this script was there.
  if (location.search === '' && input.value !== '') type();
  else restore();

  /** The fields with the words as they are now: somebody may choose before the pause that the search waits for. */
  function typed(): SearchFields {
    return { ...fields, query: input.value.trim() };
  }

  function fieldsWith({ field, value }: Choice): SearchFields {
    return fields[field] === value ? fields : toggle(fields, field, value);
  }

  /** Takes what was chosen away again, or all of it, with the words. */
  function choose(choice: Choice | undefined): void {
    go(choice ? toggle(typed(), choice.field, choice.value) : readFields(new URLSearchParams()), 'push');
  }

  function type(): void {
    go(typed(), 'replace');
  }

  function go(next: SearchFields, how: 'push' | 'replace'): void {
    clearTimeout(pause);
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
    void search();
  }

  function restore(): void {
    const place: Place | null = history.state;
    const known = choices.known(readFields(new URLSearchParams(location.search)));
    const isOrder = [...order.options].some(({ value }) => value === known.sort);
    fields = isOrder ? known : { ...known, sort: '' };
    shown = place?.shown ?? STEP;
    const address = addressOf(fields);
    if (address !== location.search) history.replaceState(place, '', location.pathname + address + location.hash);
    showFields();
    // What is chosen comes together with the results, so that nothing moves in between.
    void search().then(() => {
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
    showChosen(choices.all.filter(({ field, value }) => fields[field] === value));
  }

  function keepPlace(): void {
    clearTimeout(rest);
    // Else the back button has been pressed, and this place is of the page before.
    if (addressOf(fields) === location.search) history.replaceState({ shown, top: scrollY } satisfies Place, '');
  }

  function more(limit: number): void {
    shown = limit;
    keepPlace();
    void search(true);
  }

  async function search(isMore = false): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    if (addressOf(fields) === '') return showList('');
    const wait = setTimeout(() => view.announce(say.busy), LONG);
    const [found, named] = await Promise.all([
      findReviews(queryOf(fields, shown), signal).catch(() => undefined),
      isMore ? undefined : namedIn(signal),
    ]);
    clearTimeout(wait);
    // A later search has begun, and its results will be shown.
    if (signal.aborted) return;
    if (!found) return showList(say.failed);
    if (found.sortedBy) {
      // A static host, which has not that order.
      order.querySelector(`[value="${fields.sort}"]`)?.remove();
      return go({ ...fields, sort: '' }, 'replace');
    }
    choices.count(found.facets);
    showScore(found.facets?.rating);
    // Nothing has no order.
    order.hidden = found.total === 0;
    const isAll = addressOf({ ...fields, sort: '' }) === '';
    const chosen = choices.all.filter(({ field, value }) => fields[field] === value);
    view.showFound(found, { limit: shown, words: fields.query, search: searchedFor(fields, chosen, say), isAll, isMore });
    if (named) view.showNamed(named);
    if (found.total === 0) await leadOn(signal, named);
  }

  /** The services, people and areas that the words name, whose reviews need not hold the words. */
  async function namedIn(signal: AbortSignal): Promise<CountedWay[]> {
    const others = suggest(fields.query, choices.all).filter(({ field, value }) => fields[field] !== value);
    if (others.length === 0) return [];
    const found = await findReviews(queryOf({ ...fields, query: '' }, 1), signal).catch(() => undefined);
    return others.slice(0, MOST_NAMED).flatMap((choice) => {
      const total = found?.facets?.[kindOf(choice.field)][choice.value] ?? 0;
      return total > 0 ? { label: choice.name, fields: { ...fieldsWith(choice), query: '' }, total } : [];
    });
  }

  /** Counts the searches near this one, and offers those that find something. */
  async function leadOn(signal: AbortSignal, named: readonly CountedWay[] = []): Promise<void> {
    const known = fields.query ? await findWords() : new Map();
    const shown = new Set(named.map((way) => addressOf(way.fields)));
    const ways = waysOut(fields, choices.all, known, say).filter((way) => !shown.has(addressOf(way.fields)));
    const counted = await Promise.all(
      ways.map(async (way) => {
        const { facets: _, ...query } = queryOf(way.fields, 1);
        const found = await findReviews(query, signal).catch(() => undefined);
        return { ...way, total: found?.total ?? 0 };
      }),
    );
    if (!signal.aborted) view.showWaysOut(counted.filter(({ total }) => total > 0));
  }

  function showList(message: string): void {
    choices.count();
    showScore();
    order.hidden = false;
    view.showList(message);
  }
}
