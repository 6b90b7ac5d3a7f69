import { once } from '../../once.ts';
import { TRADES, type Trade } from '../../reviews/schemas/business.ts';
import { readWordFolder, type WordFile, withoutMistakes } from '../../word-files/word-file.ts';
import { ASPECTS, type AspectNames } from '../aspects.ts';
import { readTradeFile, type TradeAspects } from './trade-file.ts';

/** The files of all trades: `<trade>/aspects.tsv` and `<trade>/cues/<aspect>.tsv`. */
export const TRADE_FILES: readonly WordFile[] = readWordFolder(new URL('./', import.meta.url));

/** Read when they are first needed: `npm run words` tells what is wrong in them before. */
const tradeAspects = once((): ReadonlyMap<Trade, TradeAspects> => {
  const read = TRADES.map((trade) => {
    const path = `${trade}/aspects.tsv`;
    return { trade, ...readTradeFile(TRADE_FILES.find((each) => each.path === path) ?? { path, text: '' }) };
  });
  withoutMistakes('src/insights/trades', { mistakes: read.flatMap(({ mistakes }) => mistakes) });
  return new Map(read.map(({ trade, aspects }) => [trade, aspects]));
});

/** The aspects that only a trade has. */
export function ownAspectsOf(trade: Trade): readonly AspectNames[] {
  return tradeAspects().get(trade)?.own ?? [];
}

/** The ids of the aspects that, in a trade, only sentences about people speak of. */
export function aspectsOfPeople(trade: Trade): readonly string[] {
  return tradeAspects().get(trade)?.people ?? [];
}

/** The aspects that the reviews of a trade are read for, with their English names: those of every trade, then its own. */
export function aspectsOfTrade(trade: Trade): { id: string; name: string }[] {
  const { own = [], called = [], without = [] } = tradeAspects().get(trade) ?? {};
  const shared = ASPECTS.filter(({ id }) => !without.includes(id));
  return [...shared, ...own].map(({ id, name }) => ({ id, name: called.find((other) => other.id === id)?.name ?? name }));
}

/** The built-in aspects of all trades, each once. */
export const builtInAspects = once((): readonly AspectNames[] =>
  [...ASPECTS, ...TRADES.flatMap(ownAspectsOf)].filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
);

/** The names of the built-in aspects as a trade calls them, by id. */
export function namesIn(trade: Trade): ReadonlyMap<string, string> {
  return new Map([...builtInAspects(), ...aspectsOfTrade(trade)].map(({ id, name }) => [id, name]));
}

/** All names of the built-in aspects: those of every trade, and those that one gives them. */
export const allNames = (): readonly AspectNames[] => [
  ...ASPECTS,
  ...[...tradeAspects().values()].flatMap(({ own, called }) => [...own, ...called]),
];
