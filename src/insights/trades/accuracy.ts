import type { Trade } from '../../reviews/schemas/business.ts';
import accuracies from '../languages/english/learned/accuracy.json' with { type: 'json' };
import type { Language } from '../languages/language.ts';
import spanish from '../languages/spanish/learned/accuracy.json' with { type: 'json' };

/** How well the reviews of a trade are read in a language, as training measured it on labelled real ones. */
export function accuracyOf(trade: Trade, language: Language['tag'] = 'en') {
  // Spanish was measured on too few reviews of each trade.
  return language === 'es' ? { language, trade: 'other' as const, ...spanish.other } : { language, trade, ...accuracies[trade] };
}
