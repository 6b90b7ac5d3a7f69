import type { Locale } from '../locales/locale.ts';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Writes numbers with exactly two decimals, so that a column lines up. */
export function twoDecimals({ formats }: Locale): (value: number) => string {
  const format = new Intl.NumberFormat(formats, TWO_DECIMALS);
  return (value) => format.format(value);
}

/** Writes scores from −1 to 1 with their sign, such as +0.71; zero has none. */
export function signed({ formats }: Locale): (score: number) => string {
  const format = new Intl.NumberFormat(formats, { ...TWO_DECIMALS, signDisplay: 'exceptZero' });
  // Most languages have a hyphen for a minus, which is shorter than a plus.
  return (score) => format.format(score).replace('-', '−');
}

/** Writes how many reviews there are: `12 reviews`. */
export function reviewCount({ messages, counted }: Locale, count: number): string {
  return counted(messages.count.reviews, count);
}

/** Writes a part of the mentions: `5 of 12 mentions`. */
export function mentionsOf(locale: Locale, part: number, whole: number): string {
  const { messages, number, counted } = locale;
  return messages.charts.outOf(number(part), counted(messages.count.mentions, whole));
}
