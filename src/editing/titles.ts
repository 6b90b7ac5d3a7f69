import { foldName } from '../reviews/text/comparing/fold-name.ts';

/** Forms of address before a name, folded. None of them is also a name, as `Don`, `Dona` and `Pan` are. */
export const TITLES: readonly string[] = [
  'dr mr mrs ms miss mx mister madam sir doctor prof professor',
  'dra sr sra srta senor senora senorita doctora profesor profesora',
  'herr frau dipl-ing monsieur madame mademoiselle mme mlle maitre',
  'signor signora signore sig sigra dott dottssa dottore dottoressa senhor senhora dhr mevr meneer mevrouw',
  'pani श्री श्रीमती डॉ מר ד״ר ד"ר',
].flatMap((words) => words.split(' '));

/** Whether a word, as it is written, is a form of address before a name: `Dr.`, `Señora`. */
export function isTitle(word: string): boolean {
  return TITLES.includes(foldName(word.replaceAll('.', '')));
}

/** The same behind a name. `Bey` is also a last name. */
export const TITLES_BEHIND: readonly string[] = '様 さま さん 殿 님 先生 女士 hanim'.split(' ');
