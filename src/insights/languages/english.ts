import { once } from '../../once.ts';
import { readBuiltInCues, readBuiltInKinship } from '../lexicon/built-in.ts';
import { DOUBTS } from '../lexicon/doubts.ts';
import { ENGLISH_DICTIONARY } from '../lexicon/pattern.ts';
import { ENGLISH_RULES, NEGATION } from '../lexicon/rated-cues.ts';
import { ENGLISH_OWNERS } from '../owners/owners.ts';
import { ENGLISH_JOINTS } from '../text/segments.ts';
import { lacksNoun, onlyNames } from './english-endings.ts';
import type { Language } from './language.ts';

/** English. Its word lists are beside the modules that use them. */
export const ENGLISH: Language = {
  tag: 'en',
  dictionary: ENGLISH_DICTIONARY,
  joints: ENGLISH_JOINTS,
  rules: ENGLISH_RULES,
  owners: ENGLISH_OWNERS,
  doubts: DOUBTS,
  negation: NEGATION,
  joining: { before: /^(?:and|but|then(?! (?:came|comes)\b)|plus|yet)\s+(?=\S)/i, after: /(?<=\S)\s+(?:and|or|but|even)$/i },
  quoting: {
    otherSide:
      /\b(?:but|however|although|though|except|albeit|despite|instead|some(?:thing|one|body|where) else|elsewhere|i guess|i suppose|i hope|hopefully|if you(?:'re| are| like| want| don't))\b/i,
    // What was "better than expected" did happen. The words are looked for first, since what may stand before them is dear to find.
    noFact:
      /\b(?=(?:want|wanted|should|supposed|thought|hoped|hoping|expected|expecting|try|tried|trying|seem|seems|seemed|appeared|if they|if he|if she|(?<!\bwhat\b[^.!?]{0,30})look(?:ing|ed)? for)\b)(?<!\b(?:than|beyond|above|exceed\w*|surpass\w*)\b[^.!?]*)/i,
    cutEnd:
      /\b(?:an?|the|my|our|your|their|his|her|its|of|for|to|with|on|in|at|by|as|and|or|so|very|than|from|is|was|were|are|be|some)$/i,
    takesBack: /^(?:except|unless)\b/i,
    needsBefore:
      /^(?:or|so|upon|once (?:i|we|they|he|she) (?:did|do)|of(?! course\b)|on (?:the|their|his|her)(?! same\b| spot\b| dot\b| day\b| phone\b))\b|^(?:(?:of|for|in|to|at|with) )?(?:which|who|whose|whom|than|where|whereas|if|unless|until|till|when|while|because|since|as|although|though|including|especially|not|nor|that(?! (?:is|was|made|means|meant)\b))\b|^(?!.*\b(?:most|best|worst|first|only|never|no|not|nobody|nothing|more|better|\w+est)\b).*\bi(?:['’]ve| have)? ever\b/i,
    needsRest:
      /^(?:if|when|whenever|while|because|since|although|though|as|unless|where|after|before|once|(?:in|with) (?:addition|regards?|terms|spite) (?:to|of)|based on|due to|apart from|aside from|instead of|in addition|besides)\b/i,
    subjects: new Set([
      ...ENGLISH_JOINTS.determiners,
      ...ENGLISH_OWNERS.others,
      ...'i we you a an everyone everybody everything all'.split(' '),
    ]),
    lacksNoun,
    onlyNames,
  },
  cues: once(() => readBuiltInCues()),
  kinship: readBuiltInKinship,
};
