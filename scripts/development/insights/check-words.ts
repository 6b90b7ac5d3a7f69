import { parseArgs } from 'node:util';
import { COLUMN_FIELDS } from '../../../src/authoring/editorial/check-imports.ts';
import { suggestion } from '../../../src/authoring/problems/nearest.ts';
import { JOB_FIELDS } from '../../../src/editing/verification/job-columns.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { WORD_CLASSES } from '../../../src/insights/languages/english/word-classes.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { WORD_KEYS } from '../../../src/insights/languages/word-lists.ts';
import { readCueFiles } from '../../../src/insights/lexicon/cue-files.ts';
import { readRules } from '../../../src/insights/owners/rules.ts';
import { readCuesOf, tradeCueFiles } from '../../../src/insights/trades/trade-cues.ts';
import { readTradeFile } from '../../../src/insights/trades/trade-file.ts';
import { builtInAspects } from '../../../src/insights/trades/trades.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { readWordFolder, type WordFile } from '../../../src/word-files/word-file.ts';
import { Refusal, run } from '../../support/run.ts';
import { readingLines } from './show-reading.ts';
import { type WordRules, wordMistakes } from './word-mistakes.ts';

const FOLDER = 'src/insights/';
const TRADES_FOLDER = `${FOLDER}trades/`;
const ASPECT_FILES: ReadonlySet<string> = new Set(TRADES.map((trade) => `${TRADES_FOLDER}${trade}/aspects.tsv`));
/** The folders with files of words. */
const FOLDERS = [FOLDER, 'src/editing/'];
const COLUMN_KEYS =
  'answer not-answer rating of-reviews best-first earlier-day read-day count liked not-liked disliked firm-of-person private place verified parent writer anonymous name-shown name-as status shown hidden shown-on answer-status answer-shown answer-hidden thrown-away-on consent refusal wording asking not-asking publishing';
const CELL_KEYS =
  'yes no unverified how-long-ago not-how-long-ago by-business thrown-away withheld refused not-refused on-terms not-on-terms booking-score';
const JOB_KEYS =
  'status-column place-column half-column kind-column undone-column paid-column refund-column unset undone missed not-missed credit refund bought unpaid pending done';
const COLUMNS: WordRules = { keys: ['sign', ...COLUMN_FIELDS], phrases: true };
const SPANISH_TOPIC_KEYS = 'before adjectives verbs never noun adjective praise vague plain good bad not unreal'.split(' ');
const JUDGEMENTS: WordRules = {
  // Asked for late: while a file of aspects has a mistake, this throws.
  get keys() {
    return [...builtInAspects().map(({ id }) => id), 'vague', 'good', 'bad', 'price+', 'price-', 'degree'];
  },
  shared: true,
};
/** The folders of the languages. */
const LANGUAGES = new Map([
  [`${FOLDER}languages/english/`, ENGLISH],
  [`${FOLDER}languages/spanish/`, SPANISH],
]);

const UNREAD = 'nothing reads this file';
const HERE = 'scripts/development/insights/check-words.ts';

/** The rules for each file of words below its folder, or for all of a folder, except for files of cues. */
const RULES: Readonly<Record<string, WordRules>> = {
  'entities/names/ordinary-words.tsv': {},
  'entities/names/place-words.tsv': { keys: ['street', 'place', 'before', 'compass'], shared: true },
  'entities/people/given-names.tsv': {},
  'entities/people/nicknames.tsv': { shared: true },
  'entities/people/relations.tsv': { keys: ['any', 'owned', 'own', 'of-others', 'article'] },
  'entities/people/titles.tsv': { keys: ['before', 'before-fr', 'before-pl', 'behind'] },
  'entities/services/service-words.tsv': { keys: ['activity', 'common'], shared: true },
  'imports/columns/column-names.tsv': COLUMNS,
  'imports/columns/column-words.tsv': { keys: COLUMN_KEYS.split(' '), phrases: true },
  'imports/columns/sites/': COLUMNS,
  'imports/values/cell-words.tsv': {
    keys: CELL_KEYS.split(' '),
    phrases: true,
  },
  'imports/values/rating-words.tsv': { keys: 'star point rating of most 1 2 3 4 5'.split(' '), phrases: true },
  'languages/english/classes.tsv': { shared: true },
  'languages/english/judgements.tsv': JUDGEMENTS,
  'languages/english/misspellings.tsv': {},
  'languages/english/restaurant-thesaurus.tsv': { shared: true },
  'languages/english/stems.tsv': {},
  'languages/english/thesaurus.tsv': { shared: true },
  'languages/english/word-classes.tsv': { keys: WORD_CLASSES.slice(2).filter((name) => name !== 'participle') },
  'languages/english/words.tsv': { keys: WORD_KEYS, shared: true },
  'languages/spanish/classes.tsv': { shared: true },
  'languages/spanish/judgements.tsv': JUDGEMENTS,
  'languages/spanish/stems.tsv': {},
  'languages/spanish/thesaurus.tsv': { shared: true },
  'languages/spanish/words.tsv': { keys: WORD_KEYS, shared: true },
  'practices.tsv': { keys: ['practice', 'animals'], phrases: true },
  'topics/word-lists/common-words.tsv': { keys: 'numbers' },
  'topics/spanish/common-words.tsv': { keys: 'numbers' },
  'topics/spanish/meanings.tsv': { shared: true },
  'topics/spanish/topic-words.tsv': { keys: SPANISH_TOPIC_KEYS, shared: true },
  'topics/terms/fixed-phrases.tsv': { keys: ['idiom', 'topic'] },
  'topics/terms/meanings.tsv': { shared: true },
  'topics/word-lists/plain-words.tsv': { keys: ['link', 'vague', 'praise', 'plain'], shared: true },
  'topics/verdict-words.tsv': { keys: ['good', 'bad', 'not', 'unreal'] },
  'verification/job-columns.tsv': { keys: JOB_FIELDS, phrases: true },
  'verification/job-words.tsv': { keys: JOB_KEYS.split(' '), phrases: true },
  'verification/names/abbreviations.tsv': { shared: true },
  'verification/names/company-words.tsv': { shared: true },
  'verification/names/given-names.tsv': { shared: true },
  'verification/names/short-forms.tsv': { shared: true },
};

/** All files of words. */
export function readWordFiles(): WordFile[] {
  return FOLDERS.flatMap((folder) => {
    const files = readWordFolder(new URL(`../../../${folder}`, import.meta.url));
    return files.map(({ path, text }) => ({ path: `${folder}${path}`, text }));
  });
}

/**
 * The mistakes in files of words, one line for each: `file:line: message`. Those in the aspects of trades come alone, because
 * without them no other file is read.
 */
export function mistakesIn(files: readonly WordFile[]): readonly string[] {
  const aspects = files.filter(({ path }) => ASPECT_FILES.has(path));
  const inAspects = aspects.flatMap((file) => readTradeFile(file).mistakes);
  if (inAspects.length > 0) return inAspects;
  const ofTrades = files.filter((file) => file.path.startsWith(TRADES_FOLDER) && !aspects.includes(file));
  const ofLanguages = [...LANGUAGES].map(([folder, { dictionary }]) => ({
    dictionary,
    cues: files.filter(({ path }) => path.startsWith(`${folder}cues/`)),
    owners: files.filter(({ path }) => path === `${folder}owners.tsv`),
  }));
  const known = new Set([...aspects, ...ofTrades, ...ofLanguages.flatMap(({ cues, owners }) => [...cues, ...owners])]);
  const others = files.filter((file) => !known.has(file));
  return [
    ...ofLanguages.flatMap(({ cues, dictionary }) => readCueFiles(cues, dictionary).mistakes),
    ...tradeMistakes(ofTrades),
    ...ofLanguages.flatMap(({ owners, dictionary }) => owners.flatMap((file) => readRules(file, dictionary).mistakes)),
    ...others.flatMap((file) => {
      const path = file.path.split('/').slice(2).join('/');
      const rules = RULES[path] ?? RULES[path.replace(/[^/]*$/, '')];
      return rules === undefined ? [`${file.path}: ${UNREAD}, or RULES of ${HERE} lacks it`] : wordMistakes(file, rules);
    }),
  ];
}

function tradeMistakes(files: readonly WordFile[]): string[] {
  const within = files.map(({ path, text }) => ({ path: path.slice(TRADES_FOLDER.length), text }));
  const pairs = TRADES.flatMap((trade) => [ENGLISH, SPANISH].map((language) => ({ trade, language })));
  const read = new Set(pairs.flatMap(({ trade, language }) => tradeCueFiles(trade, within, language)));
  const mistakes = [
    ...pairs.flatMap(({ trade, language }) => readCuesOf(trade, within, language).mistakes),
    ...within.filter((file) => !read.has(file)).map(({ path }) => `${path}: ${UNREAD}${reasonOf(path)}`),
  ];
  return mistakes.map((mistake) => `${TRADES_FOLDER}${mistake}`);
}

/** Why nothing reads a file in the folder of a trade. */
function reasonOf(path: string): string {
  const [folder = ''] = path.split('/');
  if (TRADES.some((trade) => trade === folder)) return '; a trade has aspects.tsv, cues/<aspect>.tsv and cues-es/<aspect>.tsv';
  return `, because ${quote(folder)} is not in TRADES of src/reviews/schemas/business.ts`;
}

/** Looks for mistakes in the files of words or, given a text, shows how it is read. Returns the exit code. */
export function words(parameters: string[]): number {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: { trade: { type: 'string' }, stars: { type: 'string' }, spanish: { type: 'boolean' } },
    allowPositionals: true,
  });
  const trade = oneOf('--trade', values.trade, TRADES) ?? 'home-services';
  const stars = oneOf('--stars', values.stars, STARS);
  const files = readWordFiles();
  const mistakes = mistakesIn(files);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) return 1;
  const language = values.spanish ? SPANISH : ENGLISH;
  const reading = { language, trade, stars: stars === undefined ? undefined : Number(stars) };
  const isChecked = positionals.length === 0;
  const lines = isChecked ? [`No mistake in ${files.length} files of words.`] : readingLines(positionals.join(' '), reading);
  for (const line of lines) console.log(line);
  return 0;
}

const STARS = ['1', '2', '3', '4', '5'] as const;

/** The value of an option, which must be one of those allowed. */
function oneOf<T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  const found = allowed.find((each) => each === value);
  if (found !== undefined || value === undefined) return found;
  throw new Refusal(`${option} ${value}: is not one of ${allowed.join(', ')}${suggestion(value, allowed)}`);
}

/**
 * `npm run words`: looks for mistakes in the cues and word lists of the insights, and in those of imports and verification.
 * `npm run words -- "a text" [--trade <trade>] [--stars <1-5>] [--spanish]` shows how a text is read.
 */
if (import.meta.main) await run(async () => words(process.argv.slice(2)));
