import type { Readable } from '../../../../src/insights/engine.ts';
import { buildLexicon, type Lexicon, readCues } from '../../../../src/insights/lexicon/lexicon.ts';
import { type Passage, readPassages } from '../../../../src/insights/model/passages.ts';
import { type MergedMention, mergeVerdicts, SURE } from '../../../../src/insights/verdicts/merge.ts';

const NO_LEXICON = buildLexicon([]);

/** Uses the lexicon's cues as plain keywords: they tell the aspect, and the stars tell the verdict. */
export function createKeywordReader(lexicon: Lexicon): (review: Readable) => MergedMention[] {
  return ({ text, rating = 3 }) => {
    const sentiment = rating === 3 ? 'neutral' : rating > 3 ? 'positive' : 'negative';
    const verdicts = findKeywords(readPassages(text, NO_LEXICON), lexicon).flatMap(({ passage, aspects }) =>
      aspects.map((aspect) => ({ passage, aspect, sentiment, confidence: 1, margin: SURE.margin }) as const),
    );
    return mergeVerdicts(text, verdicts);
  };
}

/** The passages in which a cue ends, whatever its own verdict. */
function findKeywords(passages: readonly Passage[], lexicon: Lexicon): { passage: Passage; aspects: string[] }[] {
  const sentences = Map.groupBy(passages, ({ within }) => within);
  return [...sentences].flatMap(([{ stems }, inSentence]) => {
    const { cues } = readCues(lexicon, stems);
    return inSentence.flatMap((passage) => {
      const own = cues.filter(({ last }) => last > passage.first && last <= passage.last);
      return own.length === 0 ? [] : [{ passage, aspects: [...new Set(own.map(({ aspect }) => aspect))] }];
    });
  });
}
