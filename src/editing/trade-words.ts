import { TRADES, type Trade } from '../reviews/schemas/business.ts';

/** A trade in an owner's words. */
export interface TradeWords {
  readonly label: string;
  /** Examples for its own `business.yaml`: what somebody who works there is, and what it offers. */
  readonly title: string;
  readonly services: readonly [string, string];
  /** What customers call the first of the services. */
  readonly alias: string;
}

const TRADE_WORDS: Readonly<Record<Trade, TradeWords>> = {
  'home-services': {
    label: 'Home services (plumbing, heating, electrics, cleaning, gardens …)',
    title: 'Master plumber',
    services: ['Drain cleaning', 'Leak repair'],
    alias: 'blocked drain',
  },
  auto: {
    label: 'Cars (garage, tyres, body shop …)',
    title: 'Mechanic',
    services: ['Brake repair', 'Oil change'],
    alias: 'new brakes',
  },
  dental: {
    label: 'Dental and medical practice',
    title: 'Dentist',
    services: ['Teeth cleaning', 'Root canal'],
    alias: 'scale and polish',
  },
  beauty: {
    label: 'Hair, beauty, massage',
    title: 'Stylist',
    services: ['Haircut', 'Colouring'],
    alias: 'trim',
  },
  restaurant: {
    label: 'Restaurant, café, bar',
    title: 'Chef',
    services: ['Catering', 'Sunday brunch'],
    alias: 'party platters',
  },
  retail: {
    label: 'Shop',
    title: 'Manager',
    services: ['Home delivery', 'Repairs'],
    alias: 'delivered',
  },
  lodging: {
    label: 'Hotel, guest house',
    title: 'Host',
    services: ['Airport transfer', 'Breakfast'],
    alias: 'shuttle',
  },
  professional: {
    label: 'Professional services (law, tax, insurance …)',
    title: 'Adviser',
    services: ['Tax return', 'Bookkeeping'],
    alias: 'taxes',
  },
  other: {
    label: 'Something else',
    title: 'Trainer',
    services: ['Beginners course', 'Private lesson'],
    alias: 'first class',
  },
};

/** The name under which an owner chooses each trade. */
export const TRADE_LABELS = Object.fromEntries(TRADES.map((trade) => [trade, TRADE_WORDS[trade].label])) as Record<Trade, string>;

/** The words for a trade as somebody wrote it; those of `other` for what is none. */
export function tradeWordsOf(written: string | undefined): TradeWords {
  return TRADE_WORDS[TRADES.find((trade) => trade === written) ?? 'other'];
}
