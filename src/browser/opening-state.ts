import { openState, weekdayIn } from '../reviews/open-state.ts';
import { type OpenStateWords, openStateText } from './opening-state/open-state-text.ts';

/** The data of an element that shows the opening state, as JSON in its `data-opening`. */
export interface Opening {
  readonly hours: readonly string[];
  readonly timeZone: string;
  readonly locale: string;
  readonly words: OpenStateWords;
}

/** In milliseconds: how often the state is shown anew, as a page may stay open past closing time. */
const AGAIN = 30_000;

/** What each place shows. While it stays the same, it is not written anew: a reader may have had it translated, or be reading it. */
const shown = new WeakMap<HTMLElement, string>();

function show(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '' } = place.dataset;
    const { hours, timeZone, locale, words }: Opening = JSON.parse(opening);
    try {
      const state = openState(hours, new Date(), timeZone);
      const text = state && openStateText(state, words, locale);
      if (!text || text === shown.get(place)) continue;
      place.textContent = text;
      shown.set(place, text);
    } catch {
      // An older browser may not know the time zone: the place keeps what it has.
    }
  }
  for (const week of document.querySelectorAll<HTMLElement>('.week[data-zone]')) markToday(week);
}

/** Marks the row of today in a list of opening hours. */
function markToday(week: HTMLElement): void {
  const { zone = '' } = week.dataset;
  try {
    const today = String(weekdayIn(new Date(), zone));
    for (const row of week.querySelectorAll<HTMLElement>('[data-days]')) {
      // Not `ariaCurrent`, which Firefox 115 lacks.
      if (row.dataset.days?.split(' ').includes(today)) row.setAttribute('aria-current', 'date');
      else row.removeAttribute('aria-current');
    }
  } catch {
    // As above: no row is marked.
  }
}

show();
setInterval(show, AGAIN);
