import { TRADES, type Trade } from '../reviews/schemas/business.ts';

/** The name under which an owner chooses each trade. */
export const TRADE_LABELS: Readonly<Record<Trade, string>> = {
  'home-services': 'Home services (plumbing, heating, electrics, cleaning, gardens …)',
  auto: 'Cars (garage, tyres, body shop …)',
  dental: 'Dental and medical practice',
  beauty: 'Hair, beauty, massage',
  restaurant: 'Restaurant, café, bar',
  retail: 'Shop',
  lodging: 'Hotel, guest house',
  professional: 'Professional services (law, tax, insurance …)',
  other: 'Something else',
};

/** Examples for the `business.yaml` of a trade. */
export interface TradeWords {
  /** What somebody who works there is. */
  readonly title: string;
  readonly services: readonly [string, string];
  /** What customers call the first of the services. */
  readonly alias: string;
}

const TRADE_WORDS: Readonly<Record<Trade, TradeWords>> = {
  'home-services': { title: 'Master plumber', services: ['Drain cleaning', 'Leak repair'], alias: 'blocked drain' },
  auto: { title: 'Mechanic', services: ['Brake repair', 'Oil change'], alias: 'new brakes' },
  dental: { title: 'Dentist', services: ['Teeth cleaning', 'Root canal'], alias: 'scale and polish' },
  beauty: { title: 'Stylist', services: ['Haircut', 'Colouring'], alias: 'trim' },
  restaurant: { title: 'Chef', services: ['Catering', 'Sunday brunch'], alias: 'party platters' },
  retail: { title: 'Manager', services: ['Home delivery', 'Repairs'], alias: 'delivered' },
  lodging: { title: 'Host', services: ['Airport transfer', 'Breakfast'], alias: 'shuttle' },
  professional: { title: 'Adviser', services: ['Tax return', 'Bookkeeping'], alias: 'taxes' },
  other: { title: 'Trainer', services: ['Beginners course', 'Private lesson'], alias: 'first class' },
};

/** The words for a trade as somebody wrote it; those of `other` for what is none. */
export function tradeWordsOf(written: string | undefined): TradeWords {
  return TRADE_WORDS[TRADES.find((trade) => trade === written) ?? 'other'];
}
