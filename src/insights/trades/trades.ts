import { TRADES, type Trade } from '../../reviews/schemas/business.ts';
import { readWordFolder, type WordFile, withoutMistakes } from '../../word-files/word-file.ts';
import { ASPECTS, type AspectNames } from '../aspects.ts';
import { readTradeFile, type TradeAspects } from './trade-file.ts';

/** The files of all trades: `<trade>/aspects.tsv` and `<trade>/cues/<aspect>.tsv`. */
export const TRADE_FILES: readonly WordFile[] = readWordFolder(new URL('./', import.meta.url));

const TRADE_ASPECTS: ReadonlyMap<Trade, TradeAspects> = new Map(TRADES.map((trade) => [trade, readAspects(trade)]));

function readAspects(trade: Trade): TradeAspects {
  const path = `${trade}/aspects.tsv`;
  const file = TRADE_FILES.find((each) => each.path === path) ?? { path, text: '' };
  return withoutMistakes('src/insights/trades', readTradeFile(file)).aspects;
}

/** The aspects that only a trade has. */
export function ownAspectsOf(trade: Trade): readonly AspectNames[] {
  return TRADE_ASPECTS.get(trade)?.own ?? [];
}

/** The ids of the aspects that, in a trade, only sentences about people speak of. */
export function aspectsOfPeople(trade: Trade): readonly string[] {
  return TRADE_ASPECTS.get(trade)?.people ?? [];
}

/** The aspects that the reviews of a trade are read for, with their English names: those of every trade, then its own. */
export function aspectsOfTrade(trade: Trade): { id: string; name: string }[] {
  const { own = [], called = [], without = [] } = TRADE_ASPECTS.get(trade) ?? {};
  const shared = ASPECTS.filter(({ id }) => !without.includes(id));
  return [...shared, ...own].map(({ id, name }) => ({ id, name: called.find((other) => other.id === id)?.name ?? name }));
}

/** The built-in aspects of all trades, each once. */
export const BUILT_IN_ASPECTS: readonly AspectNames[] = [...ASPECTS, ...TRADES.flatMap(ownAspectsOf)].filter(
  ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
);

/** The names of the built-in aspects as a trade calls them, by id. */
export function namesIn(trade: Trade): ReadonlyMap<string, string> {
  return new Map([...BUILT_IN_ASPECTS, ...aspectsOfTrade(trade)].map(({ id, name }) => [id, name]));
}

/** All names of the built-in aspects: those of every trade, and those that one gives them. */
export const ALL_NAMES: readonly AspectNames[] = [
  ...ASPECTS,
  ...[...TRADE_ASPECTS.values()].flatMap(({ own, called }) => [...own, ...called]),
];
