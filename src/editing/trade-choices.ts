import { TRADES, type Trade } from '../reviews/schemas/business.ts';

const LABELS: Readonly<Record<Trade, string>> = {
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

/** The trades with the names under which an owner chooses one. */
export const TRADE_CHOICES: readonly { readonly value: Trade; readonly label: string }[] = TRADES.map((value) => ({
  value,
  label: LABELS[value],
}));
