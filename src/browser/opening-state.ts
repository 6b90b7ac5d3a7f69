import { openState } from '../reviews/open-state.ts';
import { type OpenStateWords, openStateText } from './opening-state/open-state-text.ts';

/** What a place for the opening state is given, as JSON in its `data-opening`. */
export interface Opening {
  readonly hours: readonly string[];
  readonly timeZone: string;
  readonly locale: string;
  readonly words: OpenStateWords;
}

/** In milliseconds: a page may stay open past closing time. */
const AGAIN = 30_000;

function show(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { opening = '' } = place.dataset;
    const { hours, timeZone, locale, words }: Opening = JSON.parse(opening);
    try {
      const state = openState(hours, new Date(), timeZone);
      if (state) place.textContent = openStateText(state, words, locale);
    } catch {
      // An older browser may not know the time zone: the place stays empty.
    }
  }
}

show();
setInterval(show, AGAIN);
