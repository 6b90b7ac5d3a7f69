import { once } from '../../../once.ts';
import { readWordFile, readWordFolder, withoutMistakes } from '../../../word-files/word-file.ts';
import { readWordTable } from '../../../word-files/word-table.ts';
import { readCueFiles } from '../../lexicon/cue-files.ts';
import { readOwnerRules } from '../../owners/owners.ts';
import type { Language } from '../language.ts';
import { lacksNoun, onlyNames } from './endings.ts';
import { ENGLISH_DICTIONARY, ENGLISH_FORMS, ENGLISH_LISTS } from './forms.ts';
import { readKinship } from './kinship.ts';
import { classOf } from './word-classes.ts';

const CUE_FILES = readWordFolder(new URL('cues/', import.meta.url));

/** Words besides judgements that "so" strengthens. */
const STRENGTHENED = new Set('much many far well poorly badly quickly easily kindly clearly nicely'.split(' '));

export const ENGLISH: Language = {
  tag: 'en',
  dictionary: ENGLISH_DICTIONARY,
  joints: {
    ...ENGLISH_LISTS.joints,
    and: ENGLISH_FORMS.and,
    isDegree: (join, next) => join === 'so' && (STRENGTHENED.has(next) || classOf(next) === 'judgement'),
  },
  rules: { ...ENGLISH_LISTS.rules, denialsAddUp: true, wishesBlame: false, adjectivesFollow: false },
  owners: {
    ...ENGLISH_LISTS.owners,
    rules: once(() => {
      const file = { path: 'owners.tsv', text: readWordFile(new URL('owners.tsv', import.meta.url)) };
      return readOwnerRules('src/insights/languages/english', file, ENGLISH_DICTIONARY);
    }),
    asWritten: new Set(['advice', 'doubt', 'hearsay']),
    but: 'but',
  },
  judgements: readWordTable(new URL('judgements.tsv', import.meta.url)),
  doubts: ENGLISH_LISTS.doubts,
  noNames: ENGLISH_LISTS.noNames,
  concessions: ENGLISH_LISTS.concessions,
  negation: /^(?:not|no|never|nothing|nobody|none|neither|nor|without|hardly|barely|rarely|seldom|.*n't)$/,
  joining: { before: /^(?:and|&|but|then(?! (?:came|comes)\b)|plus|yet)\s+(?=\S)/i, after: /(?<=\S)\s+(?:and|&|or|but|even)$/i },
  quoting: {
    otherSide:
      /\b(?:but|however|although|though|except|albeit|despite|instead|some(?:thing|one|body|where) else|elsewhere|i guess|i suppose|i hope|hopefully|if you(?:'re| are| like| want| don't))\b/i,
    // What was "better than expected" did happen. The words are looked for first, since what may stand before them is dear to find.
    noFact:
      /\b(?=(?:want|wanted|should|supposed|thought|hoped|hoping|expected|expecting|try|tried|trying|seem|seems|seemed|appeared|if they|if he|if she|if all|(?<!\bwhat\b[^.!?]{0,30})look(?:ing|ed)? for)\b)(?<!\b(?:than|beyond|above|exceed\w*|surpass\w*)\b[^.!?]*)/i,
    cutEnd:
      /(?:\b(?:an?|the|my|our|your|their|his|her|its|of|for|to|with|on|in|at|by|as|and|or|so|very|than|from|is|was|were|are|be|some)|\bhow \w+|\bjust as \w+|\b(?:in|of|for|with|from|on|at) both \w+|\bbetween \w+|\bable to (?!help$|come$)\w+|\bsure(?: that)? (?:everything|(?:the|our|my|your) \w+)|&)$/i,
    takesBack: /^(?:except|unless)\b/i,
    needsBefore:
      /^(?:or|so|upon|once (?:i|we|they|he|she) (?:did|do)|of(?! course\b)|on (?:the|their|his|her)(?! same\b| spot\b| dot\b| day\b| phone\b))\b|^(?:(?:of|for|in|to|at|with) )?(?:which|who|whose|whom|than|where|whereas|if|unless|until|till|when|while|because|since|as|although|though|including|especially|not|nor|that(?! (?:is|was|made|means|meant)\b))\b|^(?!.*\b(?:most|best|worst|first|only|never|no|not|nobody|nothing|more|better|\w+est)\b).*\bi(?:['’]ve| have)? ever\b/i,
    needsRest:
      /^(?:if|thinking|having|(?:with)?in (?:\S+ ){1,2}(?:minute|hour|day|week)s? of|when|whenever|while|because|since|although|though|as|unless|where|after|before|once|(?:in|with) (?:addition|regards?|terms|spite) (?:to|of)|based on|due to|apart from|aside from|other than(?! that\b)|instead of|in addition|besides)\b/i,
    subjects: ENGLISH_LISTS.subjects,
    lacksNoun,
    onlyNames,
  },
  cues: once(() => withoutMistakes('src/insights/languages/english/cues', readCueFiles(CUE_FILES, ENGLISH_DICTIONARY)).cues),
  kinship: readKinship,
};
