import { compareText } from '../../reviews/catalog.ts';
import type { Review } from '../../reviews/review.ts';
import { SENTIMENTS } from '../aspects.ts';
import type { Mention } from '../mention.ts';
import { tokenise } from '../text/tokens.ts';
import type { Evidence } from './insights-schema.ts';

/** A mention and the review in which it stands. */
export interface Found {
  readonly review: Review;
  readonly mention: Mention;
}

/** The most quotes that an aspect is shown with, and any other claim. */
const MOST = 6;
export const MOST_FOR_OTHERS = 4;
/** A quote of this many code units reads best: shorter ones say little, longer ones ramble. */
const BEST_LENGTH = 80;
/** How much a quote loses when it only repeats the words of one that is already chosen. */
const REPETITION = 0.3;

/** Less sure ones count, but are not shown: of those below it every second one is wrong, above it hardly one in ten. */
export const SURE_ENOUGH = 0.7;

/** Whether a mention may be shown to readers. */
export function isSureEnough({ confidence }: Pick<Mention, 'confidence'>): boolean {
  return confidence >= SURE_ENOUGH;
}

interface Candidate extends Found {
  readonly worth: number;
}

/** The best quotes for a claim: sure ones, of each verdict its share, one a review, differing in their words. */
export function chooseEvidence(found: readonly Found[], most = MOST): Evidence[] {
  const candidates = found.map(candidateOf).sort(compareCandidates);
  const shares = sharesOf(candidates, most);
  const chosen: Candidate[] = [];
  const wordsOf = createQuoteReader();
  const choose = (from: readonly Candidate[]): boolean => {
    const free = from.filter(({ review }) => !chosen.some((other) => other.review.id === review.id));
    const next = bestOf(free, chosen, wordsOf);
    if (next !== undefined) chosen.push(next);
    return next !== undefined;
  };
  // One of each verdict before a second of any: it may stand only in reviews that are quoted for another.
  for (const { sure } of shares) choose(sure);
  for (const { sure, places } of shares) for (let place = 1; place < places; place += 1) choose(sure);
  return chosen.sort(compareCandidates).map(evidenceOf);
}

export function evidenceOf({ review, mention: { start, end, sentiment } }: Found): Evidence {
  return { review_id: review.id, quote: review.text.slice(start, end), start, end, sentiment };
}

function candidateOf(found: Found): Candidate {
  const { start, end, confidence } = found.mention;
  const length = Math.abs(Math.log(Math.max(1, end - start) / BEST_LENGTH));
  return { ...found, worth: confidence - length / 8 };
}

/** Best first, then newest, then by id and place. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    b.worth - a.worth ||
    compareText(b.review.date, a.review.date) ||
    compareText(a.review.id, b.review.id) ||
    a.mention.start - b.mention.start
  );
}

/** The quotes of a verdict, and how many of them are shown. */
interface Share {
  readonly all: readonly Candidate[];
  readonly sure: readonly Candidate[];
  readonly places: number;
}

/** Each verdict that occurs has places by its share, and at least one; that of the fewest reviews comes first. */
function sharesOf(candidates: readonly Candidate[], most: number): Share[] {
  const shares = SENTIMENTS.flatMap((sentiment): Share[] => {
    const all = candidates.filter(({ mention }) => mention.sentiment === sentiment);
    if (all.length === 0) return [];
    const sure = all.filter(({ mention }) => isSureEnough(mention));
    return [{ all, sure, places: Math.max(1, Math.round((most * all.length) / candidates.length)) }];
  });
  const [largest] = shares.toSorted((a, b) => b.places - a.places);
  const surplus = Math.max(0, shares.reduce((sum, { places }) => sum + places, 0) - most);
  return shares
    .map((share) => (share === largest ? { ...share, places: share.places - surplus } : share))
    .sort((a, b) => reviewsIn(a.all) - reviewsIn(b.all));
}

function reviewsIn(candidates: readonly Candidate[]): number {
  return new Set(candidates.map(({ review }) => review.id)).size;
}

/** Maximal marginal relevance (Carbonell and Goldstein 1998): the best of those that say something new. */
function bestOf(free: readonly Candidate[], chosen: readonly Candidate[], wordsOf: QuoteReader): Candidate | undefined {
  const worth = (candidate: Candidate) =>
    candidate.worth - REPETITION * Math.max(0, ...chosen.map((other) => similarity(wordsOf(other), wordsOf(candidate))));
  let best: { readonly candidate: Candidate; readonly worth: number } | undefined;
  for (const candidate of free.slice(0, MOST_COMPARED)) {
    const here = worth(candidate);
    if (best === undefined || here > best.worth) best = { candidate, worth: here };
  }
  return best?.candidate;
}

/** Candidates beyond these are hardly better, and many. */
const MOST_COMPARED = 60;

type QuoteReader = (candidate: Candidate) => ReadonlySet<string>;

/** Makes what tells the words of a quote, of those alone that are compared. */
function createQuoteReader(): QuoteReader {
  const known = new Map<Candidate, ReadonlySet<string>>();
  return (candidate) => {
    const words = known.get(candidate) ?? wordsOf(candidate);
    known.set(candidate, words);
    return words;
  };
}

function wordsOf({ review, mention }: Found): ReadonlySet<string> {
  const tokens = tokenise(review.text.slice(mention.start, mention.end));
  return new Set(tokens.flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem])));
}

/** Jaccard's index. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = a.intersection(b).size;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
