import { once } from '../../../once.ts';
import { readWordTable } from '../../../word-files/word-table.ts';
import { type Kinship, kinshipOf } from '../../lexicon/kinship.ts';
import { ENGLISH_FORMS } from './forms.ts';

const THESAURUS = readWordTable(new URL('thesaurus.tsv', import.meta.url));
const RESTAURANTS = readWordTable(new URL('restaurant-thesaurus.tsv', import.meta.url));

/** The classes of the thesaurus to which each word belongs. */
export const readKinship: () => Kinship = once(() => kinshipOf(THESAURUS, ENGLISH_FORMS));

/** The same including the words of restaurants, for the verdicts on spans. */
export const readSpanKinship: () => Kinship = once(() => kinshipOf(new Map([...THESAURUS, ...RESTAURANTS]), ENGLISH_FORMS));
