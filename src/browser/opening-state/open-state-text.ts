import type { OpenState } from '../../reviews/open-state.ts';

/** The sentences for readers; `{time}` and `{day}` are filled in. */
export interface OpenStateWords {
  readonly open: string;
  readonly until: string;
  /** It closes at the end of the day. */
  readonly untilMidnight: string;
  /** With the time: it opens later today, tomorrow, on another day, or on the weekday of today. */
  readonly today: string;
  readonly tomorrow: string;
  readonly later: string;
  readonly nextWeek: string;
}

/** Some Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Says whether the business is open, with times as people of the locale write them. */
export function openStateText(state: OpenState, words: OpenStateWords, locale: string): string {
  if (state.isOpen && state.until === '00:00') return words.untilMidnight;
  if (state.isOpen) return state.until === undefined ? words.open : words.until.replaceAll('{time}', clock(state.until, locale));
  const { inDays, day, time } = state.opens;
  const sentence = inDays === 7 ? words.nextWeek : ([words.today, words.tomorrow][inDays] ?? words.later);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);
  return sentence.replaceAll('{day}', weekday).replaceAll('{time}', clock(time, locale));
}

/** A time such as `18:00`, as the table of the hours writes it. */
function clock(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`2024-01-01T${time}Z`));
}
