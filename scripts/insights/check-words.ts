import { readCueFiles } from '../../src/insights/lexicon/cue-files.ts';
import { readWordFolder, type WordFile } from '../../src/insights/words/word-file.ts';
import { type WordRules, wordMistakes } from '../../src/insights/words/word-mistakes.ts';

const FOLDER = 'src/insights/';
const CUES = `${FOLDER}lexicon/cues/`;

/** What may stand in each file of words that is none of cues. */
const RULES: Readonly<Record<string, WordRules>> = {
  'entities/ordinary-words.tsv': {},
  'entities/people/nicknames.tsv': { shared: true },
  'entities/people/relations.tsv': { keys: ['any', 'owned'] },
  'entities/place-words.tsv': { keys: ['street', 'place', 'before', 'compass'], shared: true },
  'entities/service-words.tsv': { keys: ['activity', 'common'], shared: true },
  'lexicon/classes.tsv': { shared: true },
  'lexicon/thesaurus.tsv': { shared: true },
  'text/stems.tsv': {},
  'topics/common-words.tsv': { keys: 'numbers' },
  'topics/plain-words.tsv': { keys: ['link', 'praise', 'plain'], shared: true },
};

/** All files of words that the insights read. */
export function readWordFiles(): WordFile[] {
  const files = readWordFolder(new URL(`../../${FOLDER}`, import.meta.url));
  return files.map(({ path, text }) => ({ path: `${FOLDER}${path}`, text }));
}

/** What is wrong in files of words, a line for each mistake: `file:line: message`. */
export function mistakesIn(files: readonly WordFile[]): readonly string[] {
  const cues = files.filter(({ path }) => path.startsWith(CUES));
  const others = files.filter(({ path }) => !path.startsWith(CUES));
  const found = others.flatMap((file) => {
    const rules = RULES[file.path.slice(FOLDER.length)];
    return rules === undefined ? [`${file.path}: nothing reads this file`] : wordMistakes(file, rules);
  });
  return [...readCueFiles(cues).mistakes, ...found];
}

/** `npm run words`: looks for mistakes in the cues and word lists of the insights. */
if (import.meta.main) {
  const files = readWordFiles();
  const mistakes = mistakesIn(files);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length === 0) console.log(`No mistake in ${files.length} files of words.`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}
