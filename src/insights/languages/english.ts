import { readBuiltInCues, readBuiltInKinship } from '../lexicon/built-in.ts';
import { ENGLISH_DICTIONARY } from '../lexicon/pattern.ts';
import { ENGLISH_RULES } from '../lexicon/rated-cues.ts';
import { NEGATION } from '../model/features.ts';
import { ENGLISH_JOINING } from '../quote.ts';
import { ENGLISH_JOINTS } from '../text/segments.ts';
import type { Language } from './language.ts';

/** English, whose words stand beside the modules that use them. */
export const ENGLISH: Language = {
  tag: 'en',
  dictionary: ENGLISH_DICTIONARY,
  joints: ENGLISH_JOINTS,
  rules: ENGLISH_RULES,
  negation: NEGATION,
  joining: ENGLISH_JOINING,
  cues: readBuiltInCues,
  kinship: readBuiltInKinship,
};
