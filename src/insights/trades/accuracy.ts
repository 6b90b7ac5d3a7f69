import type { Trade } from '../../reviews/schemas/business.ts';
import type { Language } from '../languages/language.ts';
import spanish from '../languages/spanish/accuracy.json' with { type: 'json' };
import accuracies from './accuracy.json' with { type: 'json' };

/** How well the reviews of a trade are read in a language, as `npm run train` measured it on labelled ones. */
export function accuracyOf(trade: Trade, language: Language['tag'] = 'en') {
  if (language === 'en') return { language, trade, ...accuracies[trade] };
  // A trade without Spanish reviews of its own has the figures of all trades together.
  const measured = trade in spanish ? (trade as keyof typeof spanish) : 'other';
  return { language, trade: measured, ...spanish[measured] };
}
