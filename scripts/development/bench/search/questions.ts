import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import type { Task } from '../in-turn.ts';

/** How many questions of a kind are asked over and over. */
const SOME = 10;
/** A prime number. Going on by this many days each time, all days are used. */
const STRIDE = 7919;
const LETTERS = /[a-z]+/g;
const WORD = /^[a-z]{3,}$/;

type Question = Readonly<Record<string, string | number>>;

/**
 * The questions to all servers, with words of the texts that are not part of any other word, so that a search for a substring and
 * one for a word find the same. The questions of a kind are repeated, so that ours has cached their answers; those of the last
 * kind never are.
 */
export function makeTasks(reviews: readonly Review[]): Task[] {
  const texts = reviews.map(({ text }) => foldText(text));
  const frequencies = wordFrequencies(texts);
  const alone = wordsAlone(frequencies);
  const within = (least: number, most: number) =>
    alone.filter((word) => {
      const share = (frequencies.get(word) ?? 0) / reviews.length;
      return share >= least && share <= most;
    });
  const [common, middling, rare] = [within(0.1, 1), within(0.01, 0.05), within(0, 0.003)];
  const dates = [...new Set(reviews.map(({ date }) => date))];
  const middle = dates[Math.floor(dates.length / 2)] ?? '';
  const ask = (name: string, words: readonly string[], filters: Question = {}) =>
    taskOf(
      name,
      words.slice(0, SOME).map((query) => ({ query, ...filters })),
    );
  return [
    ask('common words', common),
    ask('rare words', rare),
    ask('words with filters', common, { min_rating: 4, since: middle, mentions_service: reviews[0]?.mentions.services[0] ?? '' }),
    { name: 'none asked before', paths: askAnew([...common, ...middling], dates), status: 200 },
  ];
}

function taskOf(name: string, questions: readonly Question[]): Task {
  if (questions.length === 0) throw new Error(`there are too few reviews to ask for ${name}`);
  return { name, paths: questions.map(pathOf), status: 200 };
}

function pathOf(question: Question): string {
  const parameters = Object.entries(question).map(([name, value]) => [name, String(value)]);
  return `/api/reviews/search?${new URLSearchParams(parameters)}`;
}

/** Asks for a word since a day, each pair once, with early and late days mixed. */
function askAnew(words: readonly string[], dates: readonly string[]): () => string {
  let asked = 0;
  return () => {
    const [turn, at] = [Math.floor(asked / words.length), asked % words.length];
    asked++;
    return pathOf({ query: words[at] ?? '', since: dates[((turn + at) * STRIDE) % dates.length] ?? '' });
  };
}

/** The number of texts that contain each word. */
function wordFrequencies(texts: readonly string[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(text.match(LETTERS))) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  return frequencies;
}

/** The words that are not part of another word, the most frequent first. */
function wordsAlone(frequencies: ReadonlyMap<string, number>): string[] {
  const sorted = [...frequencies].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const joined = sorted.join(' ');
  return sorted.filter((word) => WORD.test(word) && joined.indexOf(word) === joined.lastIndexOf(word));
}
