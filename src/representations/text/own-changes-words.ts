import type { Insights } from '../../insights/dataset/schemas/insights-schema.ts';
import { aspectName } from '../../insights/trades/aspect-name.ts';
import type { Locale } from '../../locales/locale.ts';

/** Sentences on what the business changed of how its reviews are read; none if it changed nothing. */
export function ownChangesWords({ by_business: own }: Insights['method'], locale: Locale): string[] {
  const { hidden, ownWords } = locale.messages.insights;
  const listed = (aspects: NonNullable<typeof own>['hidden']) =>
    aspects.map((aspect) => aspectName(locale, aspect)).join(locale.comma);
  return [
    ...(own && own.hidden.length > 0 ? [hidden(listed(own.hidden))] : []),
    ...(own && own.own_words.length > 0 ? [ownWords(listed(own.own_words))] : []),
  ];
}
