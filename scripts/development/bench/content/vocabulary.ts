import type { Draw } from '../../random.ts';

/** How many words there are to choose from. */
const SIZE = 10_000;

/** Real words, the most frequent first; some entries have two words. They mention every aspect that the insights know. */
const REAL =
  'the and a to was it we i in for he our they with on very had is that not were my so me at but this all of us would the job when as up out you then new by there after who their his she could did again before no one what only from back water him her has an time be heater house work if or came fixed called great old how leak day two clean price good kitchen service boiler until first more pipe said week late never home well furnace next always about office floor got recommend drain same pump friendly over on_time told still quote each hot left explained cleaned_up fast every cold found fair_price bill morning honest also heating basement hours charged repair best rude call slow everything year fair price valve nothing happy replaced problem bad filter noise winter cheap quick polite under estimate bath tested once poor phone warm even shower on_schedule without careful early help mess long called_back professional tank knew away thermostat expensive overcharged guarantee arrived wall showed up toilet checked broken answered really worth warranty faucet ladder knowledgeable neat unit another twice almost waited sink neighbor scheduled booked followed_up quickly easy tidy sewer radiator van great_job summer trust emergency weekend ceiling garage permit inspection licensed part parts ordered returned finished'
    .split(' ')
    .map((word) => word.replace('_', ' '));

const ONSETS = 'b br c ch cl d dr f fl g gr h k l m n p pl pr r s sh st t tr v w'.split(' ');
const VOWELS = 'a e i o u ea'.split(' ');
const ENDS = 'n r l s t m nd ck st y er ed'.split(' ');

/** A vocabulary without duplicates, the most frequent words first. After the first few hundred, they only sound like words. */
export function makeVocabulary(draw: Draw): readonly string[] {
  const words = new Set(REAL);
  const one = (parts: readonly string[]) => parts[draw(parts.length)] ?? '';
  while (words.size < SIZE) {
    // Frequent words are short.
    const syllables = words.size < 1000 ? 1 + draw(2) : 2 + draw(2);
    words.add(Array.from({ length: syllables }, () => one(ONSETS) + one(VOWELS)).join('') + one(ENDS));
  }
  return [...words];
}

/** Draws by Zipf's law: the tenth word comes about a tenth as often as the first. */
export function drawWord(words: readonly string[], draw: Draw): string {
  const share = draw(2 ** 30) / 2 ** 30;
  return words[Math.floor((words.length + 1) ** share) - 1] ?? '';
}
