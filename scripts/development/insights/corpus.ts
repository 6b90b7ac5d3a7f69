import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ASPECT_IDS, type Sentiment } from '../../../src/insights/aspects.ts';
import { ownAspectsOf } from '../../../src/insights/trades/trades.ts';
import { TRADES, type Trade } from '../../../src/reviews/schemas/business.ts';

/** What an annotator read in a passage; `start` and `end` in UTF-16 code units of the text. */
interface Label {
  readonly aspect: string;
  readonly sentiment: Sentiment;
  /** The label is defensible, but a careful reader may leave it out: finding it counts neither as right nor as wrong. */
  readonly optional: boolean;
  readonly start: number;
  readonly end: number;
}

/** A review with its labels. */
export interface LabelledReview {
  readonly trade: Trade;
  readonly id: string;
  readonly text: string;
  readonly rating: number;
  readonly labels: readonly Label[];
}

export type Part = 'train' | 'tune' | 'test' | 'fresh';

const FOLDER = join(import.meta.dirname, 'corpus');
const SIGNS: Readonly<Record<string, Sentiment>> = { '+': 'positive', '=': 'neutral', '-': 'negative' };
const LABEL = /^([a-z]+)([+=-])(\??)$/;

/** What a label says, without where. */
type Saying = Pick<Label, 'aspect' | 'sentiment' | 'optional'>;

/** The aspects that a review of a trade may be labelled with. */
export function aspectsOf(trade: Trade): string[] {
  return [...ASPECT_IDS, ...ownAspectsOf(trade).map(({ id }) => id)];
}

/** Reads a part of the corpus, of all trades or one, in the order of its files and lines; or of a folder that is laid out like it. */
export function readPart(part: Part, trades: readonly Trade[] = TRADES, folder = FOLDER): LabelledReview[] {
  return trades.flatMap((trade) => readFolder(join(folder, trade, part), trade));
}

/** Reads a part of the Spanish corpus: the reviews of several trades together, then those of each trade with aspects of its own. */
export function readSpanishPart(part: Part): LabelledReview[] {
  const ofTrades = TRADES.flatMap((trade) => readFolder(join(FOLDER, 'spanish', trade, part), trade));
  return [...readFolder(join(FOLDER, 'spanish', part), 'other'), ...ofTrades];
}

function readFolder(folder: string, trade: Trade): LabelledReview[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) => parseCorpus(readFileSync(join(folder, name), 'utf8'), name, trade));
}

/** The reviews of a trade, in their order. */
export function ofTrade(reviews: readonly LabelledReview[], trade: Trade): LabelledReview[] {
  return reviews.filter((review) => review.trade === trade);
}

/** Parses the lines of a corpus file, `stars | text with [aspect+ passages]`; throws at the first mistake. */
export function parseCorpus(text: string, file: string, trade: Trade = 'home-services'): LabelledReview[] {
  const aspects = aspectsOf(trade);
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const place = `${file}:${index + 1}`;
    const [, stars, marked] = /^([1-5]) \| (\S.*)$/.exec(line.trim()) ?? [];
    if (stars === undefined || marked === undefined) throw new Error(`${place}: not "stars | text", with 1 to 5 stars`);
    return [
      {
        trade,
        id: `${trade}/${basename(file, '.txt')}-${index + 1}`,
        rating: Number(stars),
        ...parseMarked(marked, place, aspects),
      },
    ];
  });
}

function parseMarked(marked: string, place: string, aspects: readonly string[]): Pick<LabelledReview, 'text' | 'labels'> {
  const labels: Label[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^[\]]*\])/)) {
    const bracket = /^\[(.*)\]$/.exec(piece)?.[1];
    if (bracket === undefined) {
      if (/[[\]]/.test(piece)) throw new Error(`${place}: a bracket without its other half`);
      text += piece;
    } else {
      const { names, passage } = splitBracket(bracket, place);
      const span = { start: text.length, end: text.length + passage.length };
      labels.push(...names.map((name) => ({ ...parseLabel(name, place, aspects), ...span })));
      text += passage;
    }
  }
  return { text, labels };
}

function splitBracket(bracket: string, place: string): { names: string[]; passage: string } {
  const words = bracket.split(' ');
  const count = words.findIndex((word) => !LABEL.test(word));
  if (count < 1) throw new Error(`${place}: a bracket needs labels such as price-, and then the passage: [${bracket}]`);
  return { names: words.slice(0, count), passage: words.slice(count).join(' ') };
}

/** Reads a label such as `price-?`. */
export function parseLabel(name: string, place: string, aspects: readonly string[]): Saying {
  const [, id, sign = '', optional] = LABEL.exec(name) ?? [];
  const aspect = aspects.find((known) => known === id);
  const sentiment = SIGNS[sign];
  if (aspect === undefined || sentiment === undefined)
    throw new Error(`${place}: ${name}: the aspects are ${aspects.join(', ')}`);
  return { aspect, sentiment, optional: optional === '?' };
}

/** Writes a label as `parseLabel` reads it. */
export function labelName({ aspect, sentiment, optional }: Saying): string {
  const [sign] = Object.entries(SIGNS).find(([, meant]) => meant === sentiment) ?? [];
  return `${aspect}${sign}${optional ? '?' : ''}`;
}
