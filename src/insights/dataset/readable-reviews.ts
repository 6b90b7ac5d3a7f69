import type { Trade } from '../../reviews/schemas/business.ts';
import { ENGLISH } from '../languages/english/english.ts';
import type { Language } from '../languages/language.ts';
import { languageOf, type TellLanguage } from '../languages/language-of.ts';
import { decideTrade } from '../trades/decide-trade.ts';

/** A review in a language that is analysed. */
export interface InLanguage<R> {
  readonly review: R;
  readonly language: Language;
}

/** The reviews whose language is analysed; `ofBusiness` is that of a review that neither states one nor shows it. */
export function readableReviews<R extends Parameters<typeof languageOf>[0]>(
  reviews: readonly R[],
  ofBusiness: string,
  tell?: TellLanguage,
): InLanguage<R>[] {
  return reviews.flatMap((review) => {
    const language = languageOf(review, ofBusiness, tell);
    return language === undefined ? [] : [{ review, language }];
  });
}

/** The trade as which reviews are read: the stated one, or else the one that the words of the English reviews decide. */
export function tradeOf(stated: Trade | undefined, reviews: readonly InLanguage<{ readonly text: string }>[]): Trade {
  return stated ?? decideTrade(reviews.filter(({ language }) => language === ENGLISH).map(({ review }) => review));
}
