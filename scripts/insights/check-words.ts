import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ENGLISH } from '../../src/insights/languages/english.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { readCueFiles } from '../../src/insights/lexicon/cue-files.ts';
import { ENGLISH_DICTIONARY } from '../../src/insights/lexicon/pattern.ts';
import { readRules } from '../../src/insights/owners/rules.ts';
import { WORD_CLASSES } from '../../src/insights/text/word-classes.ts';
import { readCuesOf, tradeCueFiles } from '../../src/insights/trades/trade-cues.ts';
import { readTradeFile } from '../../src/insights/trades/trade-file.ts';
import { readWordFolder, type WordFile } from '../../src/insights/words/word-file.ts';
import { type WordRules, wordMistakes } from '../../src/insights/words/word-mistakes.ts';
import { TRADES } from '../../src/reviews/schemas/business.ts';
import { readingLines } from './show-reading.ts';

const FOLDER = 'src/insights/';
const CUES = `${FOLDER}lexicon/cues/`;
const TRADES_FOLDER = `${FOLDER}trades/`;
const SPANISH_CUES = `${FOLDER}languages/spanish/cues/`;
const SPANISH_KEYS =
  'join abbreviation fixed determiner pronoun short number negator unnegated keeps could strengthens wish everyone more copula doubt firm lead compares continues joins others'.split(
    ' ',
  );
const SPANISH_TOPIC_KEYS = 'before adjectives verbs never noun adjective praise vague plain good bad not unreal'.split(' ');
/** The files of rules that tell whose doing a passage describes, with the dictionary of their language. */
const OWNERS = new Map([
  [`${FOLDER}owners/rules.tsv`, ENGLISH_DICTIONARY],
  [`${FOLDER}languages/spanish/owners.tsv`, SPANISH.dictionary],
]);

const UNREAD = 'nothing reads this file';

/** The rules for each file of words, except for files of cues. */
const RULES: Readonly<Record<string, WordRules>> = {
  'entities/ordinary-words.tsv': {},
  'entities/people/given-names.tsv': {},
  'entities/people/nicknames.tsv': { shared: true },
  'entities/people/relations.tsv': { keys: ['any', 'owned'] },
  'entities/place-words.tsv': { keys: ['street', 'place', 'before', 'compass'], shared: true },
  'entities/service-words.tsv': { keys: ['activity', 'common'], shared: true },
  'languages/spanish/classes.tsv': { shared: true },
  'languages/spanish/stems.tsv': {},
  'languages/spanish/thesaurus.tsv': { shared: true },
  'languages/spanish/words.tsv': { keys: SPANISH_KEYS, shared: true },
  'lexicon/classes.tsv': { shared: true },
  'lexicon/doubts.tsv': { shared: true },
  'lexicon/thesaurus.tsv': { shared: true },
  'lexicon/restaurant-thesaurus.tsv': { shared: true },
  'text/stems.tsv': {},
  'topics/word-lists/common-words.tsv': { keys: 'numbers' },
  'topics/spanish/common-words.tsv': { keys: 'numbers' },
  'topics/spanish/topic-words.tsv': { keys: SPANISH_TOPIC_KEYS, shared: true },
  'topics/terms/fixed-phrases.tsv': { keys: ['idiom', 'topic'] },
  'topics/word-lists/plain-words.tsv': { keys: ['link', 'vague', 'praise', 'plain'], shared: true },
  'topics/verdict-words.tsv': { keys: ['good', 'bad', 'not', 'unreal'] },
  'text/word-classes.tsv': { keys: WORD_CLASSES.slice(2).filter((name) => name !== 'participle') },
};

/** All files of words that the insights read. */
export function readWordFiles(): WordFile[] {
  const files = readWordFolder(new URL(`../../${FOLDER}`, import.meta.url));
  return files.map(({ path, text }) => ({ path: `${FOLDER}${path}`, text }));
}

/** The mistakes in files of words, one line for each: `file:line: message`. */
export function mistakesIn(files: readonly WordFile[]): readonly string[] {
  const cues = files.filter(({ path }) => path.startsWith(CUES));
  const ofTrades = files.filter(({ path }) => path.startsWith(TRADES_FOLDER));
  const owners = files.filter(({ path }) => OWNERS.has(path));
  const spanish = files.filter(({ path }) => path.startsWith(SPANISH_CUES));
  const others = files.filter((file) => ![cues, spanish, ofTrades, owners].some((known) => known.includes(file)));
  const found = others.flatMap((file) => {
    const rules = RULES[file.path.slice(FOLDER.length)];
    return rules === undefined ? [`${file.path}: ${UNREAD}`] : wordMistakes(file, rules);
  });
  const inRules = owners.flatMap((file) => readRules(file, OWNERS.get(file.path)).mistakes);
  const inSpanish = readCueFiles(spanish, undefined, SPANISH.dictionary).mistakes;
  return [...readCueFiles(cues).mistakes, ...inSpanish, ...tradeMistakes(ofTrades), ...inRules, ...found];
}

function tradeMistakes(files: readonly WordFile[]): string[] {
  const within = files.map(({ path, text }) => ({ path: path.slice(TRADES_FOLDER.length), text }));
  const pairs = TRADES.flatMap((trade) => [ENGLISH, SPANISH].map((language) => ({ trade, language })));
  const named = within.filter(({ path }) => TRADES.some((trade) => path === `${trade}/aspects.tsv`));
  const read = new Set([...named, ...pairs.flatMap(({ trade, language }) => tradeCueFiles(trade, within, language))]);
  const mistakes = [
    ...named.flatMap((file) => readTradeFile(file).mistakes),
    ...pairs.flatMap(({ trade, language }) => readCuesOf(trade, within, language).mistakes),
    ...within.filter((file) => !read.has(file)).map(({ path }) => `${path}: ${UNREAD}`),
  ];
  return mistakes.map((mistake) => `${TRADES_FOLDER}${mistake}`);
}

/**
 * `npm run words`: looks for mistakes in the cues and word lists of the insights. `npm run words -- "a text" [--trade <trade>]
 * [--stars <1-5>] [--spanish]` shows how a text is read.
 */
if (import.meta.main) {
  const files = readWordFiles();
  const mistakes = mistakesIn(files);
  const { values, positionals } = parseArgs({
    options: { trade: { type: 'string' }, stars: { type: 'string' }, spanish: { type: 'boolean' } },
    allowPositionals: true,
  });
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
  if (mistakes.length === 0 && positionals.length === 0) console.log(`No mistake in ${files.length} files of words.`);
  if (mistakes.length === 0 && positionals.length > 0) {
    const trade = z.enum(TRADES).default('home-services').parse(values.trade);
    const stars = z.coerce.number().min(1).max(5).optional().parse(values.stars);
    const language = values.spanish ? SPANISH : ENGLISH;
    for (const line of readingLines(positionals.join(' '), { language, trade, stars })) console.log(line);
  }
}
