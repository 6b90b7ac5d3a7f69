import { onceFor } from '../../../once.ts';
import type { Review } from '../../../reviews/schemas/review.ts';
import { compareText } from '../../../reviews/text/comparing/compare-text.ts';
import { similarity } from '../../../reviews/text/comparing/similarity.ts';
import { SENTIMENTS, type Sentiment } from '../../aspects.ts';
import type { Mention } from '../../mention.ts';
import { areSameWords } from '../../text/same-words.ts';
import type { AspectInsight, Evidence } from '../schemas/insights-schema.ts';
import { reviewsOf } from '../score.ts';
import { faultsAlone } from './reading-alone.ts';
import { stemsIn, typicality, wordsIn } from './typical.ts';

/** A mention and the review in which it stands. */
export interface Found {
  readonly review: Review;
  readonly mention: Mention;
}

/** The most quotes that are shown for an aspect, and for any other claim. */
const MOST = 6;
export const MOST_FOR_OTHERS = 4;
/** In UTF-16 code units: the length at which quotes read best. Shorter ones say little, longer ones ramble. */
const BEST_LENGTH = 80;
/** How much worth a quote loses for each part of its words that one already chosen has. */
const REPETITION = 0.3;
/**
 * How much worth a quote loses if its author was rewarded or is close to the business: more than quotes differ in, so that it is
 * chosen only after all others.
 */
const DISCLOSED = 10;

/**
 * The least confidence of a mention that is quoted. Less sure mentions are counted, but wrong so much more often that none of them
 * may stand as an example. `docs/owners/insights.md` says how often those quoted are right.
 */
export const SURE_ENOUGH = 0.85;

/** Whether a mention may be quoted: it is sure, and its words alone show its verdict. */
export function isQuotable({ quote }: Pick<Mention, 'quote'>): boolean {
  return quote.showsVerdict && quote.confidence >= SURE_ENOUGH;
}

interface Candidate extends Found {
  readonly worth: number;
}

/**
 * Chooses the quotes that stand for a claim, and returns them newest first, with those that have a disclosure at the end. They are
 * quotable, each verdict has its share, and neither an author nor the same words are quoted twice. They are typical of what is said.
 */
export function chooseEvidence(found: readonly Found[], most = MOST): Evidence[] {
  const isDisclosed = ({ review }: Found) => Number(review.disclosure !== undefined);
  return chooseQuotes(typicalFirst(found), most)
    .sort((a, b) => isDisclosed(a) - isDisclosed(b) || compareNewest(a, b))
    .map(evidenceOf);
}

/** At most this many of the newest quotes of a verdict are compared with each other. */
const MOST_TYPICAL = 200;

/**
 * All mentions. Quotable ones are sorted by how typical of their verdict they are, how sure, and how well they read as quotes.
 */
function typicalFirst(found: readonly Found[]): Candidate[] {
  const byVerdict = Map.groupBy(found, ({ mention }) => mention.sentiment);
  const candidates = [...byVerdict.values()].flatMap((of) => {
    const doubtful = of.filter(({ mention }) => !isQuotable(mention));
    const newest = of.filter(({ mention }) => isQuotable(mention)).sort(compareNewest);
    const typical = typicality(newest.slice(0, MOST_TYPICAL).map(quoteOf));
    return [
      ...newest.map((each, at) => ({ ...each, worth: (typical[at] ?? -1) + certaintyOf(each) - strangenessOf(each) })),
      ...doubtful.map((each) => ({ ...each, worth: -1 })),
    ];
  });
  return candidates.sort(compareCandidates);
}

/** The newest first, then by review id and place. */
function compareNewest(a: Found, b: Found): number {
  return compareText(b.review.date, a.review.date) || compareText(a.review.id, b.review.id) || a.mention.start - b.mention.start;
}

/** Chooses quotes among candidates that are already sorted, at most one of each author, and none in the words of another. */
export function chooseQuotes(candidates: readonly Candidate[], most: number): Candidate[] {
  const shares = sharesOf(candidates, most);
  const chosen: Candidate[] = [];
  const quoted = new Set<string>();
  const repetitionOf = createRepetition(chosen);
  const choose = (from: readonly Candidate[]): void => {
    const next = bestOf(from, quoted, repetitionOf);
    if (next === undefined) return;
    chosen.push(next);
    quoted.add(next.review.author);
  };
  // One of each verdict is chosen before a second of any, because its only authors may otherwise be quoted for another verdict.
  for (const { quotable } of shares) choose(quotable);
  for (const { quotable, places } of shares) for (let place = 1; place < places; place += 1) choose(quotable);
  return chosen.sort(compareCandidates);
}

/**
 * Whether enough quotes show that an aspect is praised, or blamed. Each of them is quotable, and they are of different authors,
 * none of whom was rewarded or is close to the business.
 */
export function hasEnoughQuotes({ evidence }: Pick<AspectInsight, 'evidence'>, sentiment: Sentiment): boolean {
  return evidence.filter((quote) => quote.sentiment === sentiment && !quote.disclosure).length >= LEAST_QUOTES;
}

export function evidenceOf(found: Found): Evidence {
  const { id, disclosure } = found.review;
  const {
    sentiment,
    quote: { start, end },
  } = found.mention;
  return { review_id: id, quote: quoteOf(found), start, end, sentiment, ...(disclosure && { disclosure }) };
}

function quoteOf({ review, mention }: Found): string {
  return review.text.slice(mention.quote.start, mention.quote.end);
}

/** Sorts mentions by how sure they are and how well they read as quotes. */
export function bestFirst(found: readonly Found[]): Candidate[] {
  return found.map((each) => ({ ...each, worth: certaintyOf(each) - strangenessOf(each) })).sort(compareCandidates);
}

/** Beyond this confidence, no quote is better for being surer. */
const SUREST = 0.98;

/** What a quote is worth for being sure. It grows with the odds that it is right, because .98 is wrong five times as rarely as .9. */
function certaintyOf({ mention }: Found): number {
  const confidence = Math.min(mention.quote.confidence, SUREST);
  return 0.1 * Math.log(confidence / (1 - confidence));
}

/** How much worth a quote loses by its length, by what makes it read badly on its own, and by what is disclosed of its author. */
function strangenessOf(found: Found): number {
  const quote = quoteOf(found);
  return (
    Math.abs(Math.log(Math.max(1, quote.length) / BEST_LENGTH)) / 8 +
    faultsAlone(quote, found.mention.sentiment === 'positive') +
    (found.review.disclosure ? DISCLOSED : 0)
  );
}

/** The best first, then the newest, then by review id and place. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return b.worth - a.worth || compareNewest(a, b);
}

/** The quotes of a verdict, and how many of them are shown. */
interface Share {
  /** How many reviews give the verdict. */
  readonly reviews: number;
  readonly quotable: readonly Candidate[];
  places: number;
}

/** A verdict needs at least this many quotes to be named. */
const LEAST_QUOTES = 2;

/**
 * Divides the places among the verdicts that occur, in proportion to how often they do. Each gets at least `LEAST_QUOTES`, or
 * fewer if there is no room. The verdict with the fewest reviews comes first, because it has the least choice.
 */
function sharesOf(candidates: readonly Candidate[], most: number): Share[] {
  const bySentiment = Map.groupBy(candidates, ({ mention }) => mention.sentiment);
  const least = Math.max(1, Math.min(LEAST_QUOTES, Math.floor(most / bySentiment.size)));
  const shares = SENTIMENTS.flatMap((sentiment): Share[] => {
    const all = bySentiment.get(sentiment);
    if (all === undefined) return [];
    const quotable = all.filter(({ mention }) => isQuotable(mention));
    return [{ reviews: reviewsOf(all), quotable, places: Math.max(least, Math.round((most * all.length) / candidates.length)) }];
  });
  for (let surplus = shares.reduce((sum, { places }) => sum + places, 0) - most; surplus > 0; surplus -= 1) {
    const [largest] = shares.toSorted((a, b) => b.places - a.places);
    if (largest !== undefined) largest.places -= 1;
  }
  return shares.sort((a, b) => a.reviews - b.reviews);
}

/**
 * Returns the best candidate that adds something new, of an author not yet quoted and in words not yet quoted: maximal marginal
 * relevance (Carbonell and Goldstein 1998).
 */
function bestOf(
  from: readonly Candidate[],
  quoted: ReadonlySet<string>,
  repetitionOf: (candidate: Candidate) => Repetition,
): Candidate | undefined {
  let best: { readonly candidate: Candidate; readonly worth: number } | undefined;
  let compared = 0;
  for (const candidate of from) {
    if (quoted.has(candidate.review.author)) continue;
    // Candidates are sorted by worth, and repetition only lowers it, so none that follows can be better.
    if (compared === MOST_COMPARED || (best !== undefined && candidate.worth <= best.worth)) break;
    const { nearest, isSaid } = repetitionOf(candidate);
    if (isSaid) continue;
    compared += 1;
    const worth = candidate.worth - REPETITION * nearest;
    if (best === undefined || worth > best.worth) best = { candidate, worth };
  }
  return best?.candidate;
}

/** At most this many candidates are compared. There may be many more, which are hardly better. */
const MOST_COMPARED = 60;

/** The words of a whole review, which is compared for many claims. */
const wordsOf = onceFor((review: Review) => wordsIn(review.text), new WeakMap());

/** How much a candidate repeats the quotes chosen so far. */
interface Repetition {
  /** How similar it is to the most similar one, 0 to 1. */
  nearest: number;
  /** Whether a chosen quote with the same verdict is in the same words, or from a copy of its review. */
  isSaid: boolean;
}

/** Makes a function that tells how much a candidate repeats the quotes chosen so far. No pair is compared twice. */
function createRepetition(chosen: readonly Candidate[]): (candidate: Candidate) => Repetition {
  const stateOf = onceFor((candidate: Candidate) => {
    const quote = quoteOf(candidate);
    return { stems: stemsIn(quote), words: wordsIn(quote), compared: 0, nearest: 0, isSaid: false };
  });
  return (candidate) => {
    const state = stateOf(candidate);
    for (const other of chosen.slice(state.compared)) {
      const { stems, words } = stateOf(other);
      state.nearest = Math.max(state.nearest, similarity(stems, state.stems));
      const isSame = () => areSameWords(words, state.words) || areSameWords(wordsOf(other.review), wordsOf(candidate.review));
      state.isSaid ||= other.mention.sentiment === candidate.mention.sentiment && isSame();
    }
    state.compared = chosen.length;
    return state;
  };
}
