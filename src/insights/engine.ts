import { onceFor } from '../once.ts';
import { firstWhere } from '../reviews/binary-search.ts';
import type { Trade } from '../reviews/schemas/business.ts';
import { SENTIMENTS, type Sentiment } from './aspects.ts';
import { ENGLISH_FORMS } from './languages/english/forms.ts';
import { readSpanKinship } from './languages/english/kinship.ts';
import type { Language } from './languages/language.ts';
import { readText, type TokenisedText } from './languages/tokenised-text.ts';
import type { Learned } from './learned.ts';
import { parseCues } from './lexicon/cues.ts';
import { buildLexicon, type Lexicon } from './lexicon/lexicon.ts';
import type { Mention } from './mention.ts';
import { bestVerdict, chanceOf, STATEMENT, verdictScores } from './model/aspect-model.ts';
import { createFeatureReader } from './model/features.ts';
import { createNamedScores } from './model/named-things.ts';
import { type Passage, passagesIn, sharesHalf } from './model/passages.ts';
import { createSpanReader } from './model/span-features.ts';
import { withoutOldTroubles, withoutStrays } from './model/stars.ts';
import { createScorer, joinWeights } from './model/weights.ts';
import { aspectsWith, type OwnAspect } from './own-aspect.ts';
import { nearby, sentenceOf } from './quotes/fragment.ts';
import { quoteAround } from './quotes/quote-around.ts';
import { showsVerdict } from './quotes/shows-verdict.ts';
import { sureOfQuote } from './quotes/sure-of-quote.ts';
import type { Stretch } from './text/segments.ts';
import { tokenise } from './text/tokens.ts';
import { aspectName } from './trades/aspect-name.ts';
import { readTradeCues } from './trades/trade-cues.ts';
import { aspectsOfPeople } from './trades/trades.ts';
import { createBareVerdicts } from './verdicts/bare-verdicts.ts';
import { type MergedMention, mergeVerdicts, type PassageVerdict, withoutRepeats } from './verdicts/merge.ts';
import { modelVerdicts, type ScoredPassage } from './verdicts/model-verdicts.ts';
import { ownVerdicts } from './verdicts/own-verdicts.ts';

/** A text to analyse, with the stars that its writer gave, if these are to count. */
export interface Readable {
  readonly text: string;
  readonly rating?: number | undefined;
}

/** Finds what reviews say. The same text always gives the same findings, whatever was read before. */
export interface Engine {
  mentions(review: Readable): Mention[];
  /** Finds what a text says that has already been split into words and sentences. */
  read(text: TokenisedText, rating?: number): Said;
  /** For each of the spans, in their order, how the text judges what the span names, whatever the stars. */
  verdictsAt(text: string, spans: readonly Stretch[]): Sentiment[];
}

/** What a review says. */
export interface Said {
  /** Including those that are quoted with the words of another one. */
  readonly mentions: Mention[];
  /** How many of its passages say something of a firm. */
  readonly statements: number;
  /** For each passage that speaks of aspects, the ids of these aspects. */
  readonly covered: readonly (readonly string[])[];
}

/**
 * The least likelihood, 0 to 1, with which a passage without a known aspect must say something of a firm to count as a statement.
 */
const STATED = 0.65;

/** The cues of a trade in a language, with what finds them in a text, which takes a twentieth of a second to make. */
const wordsOf = onceFor((language: Language) => onceFor((trade: Trade) => wordsWith(trade, language, [])));

/** Finds the cues of a trade in texts of a language. */
export function lexiconFor(language: Language, trade: Trade): Lexicon {
  return wordsOf(language)(trade).lexicon;
}

function wordsWith(trade: Trade, language: Language, own: readonly OwnAspect[]) {
  const ofOwn = own.flatMap((aspect) => parseCues(aspect.id, aspect, language.dictionary, true));
  const cues = [...language.cues(), ...readTradeCues(trade, language), ...ofOwn];
  return { cues, lexicon: buildLexicon(cues) };
}

/** Makes an engine for the reviews of a language. `own` are the aspects and cues that the editors add in `content/aspects.yaml`. */
export function createEngine(learned: Learned, own: readonly OwnAspect[] = []): Engine {
  const { trade, language } = learned;
  const { cues, lexicon } = own.length === 0 ? wordsOf(language)(trade) : wordsWith(trade, language, own);
  const aspects = aspectsWith(trade, own);
  const shown = new Set(aspects.map(({ id }) => id));
  const withBareVerdicts = createBareVerdicts(
    language,
    aspects.map((aspect) => ({ id: aspect.id, name: aspectName(language, aspect) })),
  );
  const ofPeople = aspectsOfPeople(trade);
  const people = new Set(language.dictionary.classes.get('<people>'));
  const namesPeople = ({ within }: Passage) => within.stems.some((stem) => people.has(stem));
  const spanKinship = readSpanKinship();
  const model = joinWeights(learned.weights, learned.own);
  const scoresOf = createFeatureReader(language.kinship(), createScorer(model));
  const spanScorer = createScorer(learned.spans);
  // Without weights for spans, as in Spanish, a name is judged by its passage.
  const judgesNames = learned.spans.columns.length > 0;
  const namedScores = judgesNames ? createNamedScores(cues, spanScorer, spanKinship) : () => undefined;
  const scorePassages = (text: TokenisedText): ScoredPassage[] => {
    const passages = passagesIn(text, lexicon);
    const scores = scoresOf(passages);
    const judged = withBareVerdicts(passages, text.text);
    return passages.map((passage, at) => ({
      passage: judged[at] ?? passage,
      scores: scores[at] ?? [],
      alone: () => scoresOf([passage])[0] ?? [],
    }));
  };
  /** What each passage says of the aspects. */
  const verdictsOf = (scored: readonly ScoredPassage[], text: TokenisedText, rating?: number): PassageVerdict[][] => {
    const named = rating === undefined ? namedScores(text) : undefined;
    const learnt = scored.map((each) =>
      modelVerdicts(learned, each, rating, named).filter(
        ({ aspect, passage }) => !ofPeople.includes(aspect) || namesPeople(passage),
      ),
    );
    const meant = new Set(withoutStrays(learnt.flat(), rating));
    return scored.map((each, at) => {
      const known = (learnt[at] ?? []).filter((verdict) => meant.has(verdict));
      return [...ownVerdicts(each, learned.weights, known, rating), ...known].filter(({ aspect }) => shown.has(aspect));
    });
  };
  const read = (text: TokenisedText, rating?: number): Said => {
    const scored = scorePassages(text);
    const verdicts = verdictsOf(scored, text, rating);
    const covered = verdicts.filter(({ length }) => length > 0).map((each) => [...new Set(each.map(({ aspect }) => aspect))]);
    const others = scored.filter(({ scores }, at) => verdicts[at]?.length === 0 && chanceOf(scores[STATEMENT]) >= STATED);
    const merged = withoutOldTroubles(mergeVerdicts(text.text, verdicts.flat()), rating);
    const passages = scored.map(({ passage }) => passage);
    return {
      mentions: merged.map((mention) => quoted(mention, { mentions: merged, passages, text, rating })),
      statements: covered.length + others.length,
      covered,
    };
  };
  return {
    mentions: ({ text, rating }) => withoutRepeats(read(readText(text, language), rating).mentions),
    read,
    verdictsAt(text, spans) {
      const scoresOfName = createSpanReader(text, spans, spanKinship, spanScorer);
      const clauses = spans.map((span) => !judgesNames || isClause(text, span));
      const scored = clauses.includes(true) ? scorePassages(readText(text, language)) : [];
      return spans.map((span, at) => {
        if (text.slice(span.start, span.end).trim() === '') return 'neutral';
        const ofClause = clauses[at] ? clauseScores(scored, span) : undefined;
        return bestVerdict(ofClause ?? scoresOfName(at)).sentiment;
      });
    },
  };
}

/** The review of a mention. */
interface Around {
  readonly mentions: readonly MergedMention[];
  readonly passages: readonly Passage[];
  readonly text: TokenisedText;
  readonly rating: number | undefined;
}

/** A mention with what is quoted for it. */
function quoted(mention: MergedMention, { mentions, passages, text: { text, language }, rating }: Around): Mention {
  const sentence = sentenceOf(mention, passages);
  const { start, end } = quoteAround(mention, nearby(mention, mentions), sentence, text) ?? mention;
  const quote = { ...mention, start, end };
  const shows = showsVerdict(quote, sentence, text, rating, language.quoting);
  return { ...mention, quote: { start, end, confidence: sureOfQuote(quote, text), showsVerdict: shows } };
}

/**
 * In words. A longer span is a clause, which is judged by its own words; a shorter one is a name, judged by the words around it.
 */
const LONGEST_NAME = 3;

/** In UTF-16 code units: how much of a span is read to see whether it is longer than a name. */
const LOOKED_AT = 200;

function isClause(text: string, { start, end }: Stretch): boolean {
  const words = tokenise(text.slice(start, Math.min(end, start + LOOKED_AT)), ENGLISH_FORMS).filter(
    ({ kind }) => kind !== 'mark',
  );
  return words.length > LONGEST_NAME;
}

/** The scores of all passages that a span covers, added up; `undefined` where it covers none. */
function clauseScores(scored: readonly ScoredPassage[], span: Stretch): number[] | undefined {
  const from = firstWhere(0, scored.length, (at) => (scored[at]?.passage.end ?? 0) > span.start);
  const to = firstWhere(from, scored.length, (at) => (scored[at]?.passage.start ?? 0) >= span.end);
  const covered = scored.slice(from, to).filter(({ passage }) => sharesHalf(passage, span));
  if (covered.length === 0) return undefined;
  const each = covered.map(({ scores }) => verdictScores(scores));
  return SENTIMENTS.map((_, at) => each.reduce((sum, scores) => sum + (scores[at] ?? 0), 0));
}
