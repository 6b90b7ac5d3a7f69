import type { Trade } from '../../reviews/schemas/business.ts';
import type { Language } from '../languages/language.ts';
import spanish from '../languages/spanish/accuracy.json' with { type: 'json' };
import accuracies from './accuracy.json' with { type: 'json' };

/**
 * How well the reviews of a trade are read in a language, as training measured it on labelled ones: the English ones real, the
 * Spanish ones invented.
 */
export function accuracyOf(trade: Trade, language: Language['tag'] = 'en') {
  // The Spanish figures cover several trades.
  return language === 'es' ? { language, trade: 'other' as const, ...spanish } : { language, trade, ...accuracies[trade] };
}
