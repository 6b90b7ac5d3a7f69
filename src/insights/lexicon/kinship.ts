import { hashText } from '../text/hash.ts';
import { ENGLISH_FORMS } from '../text/tokens.ts';

/** Which words are of one kin: for each stem the classes of the thesaurus in which it stands, as hashes of their names. */
export type Kinship = ReadonlyMap<string, readonly number[]>;

/** Makes the kinship of the classes of a thesaurus, each with its words. */
export function kinshipOf(thesaurus: ReadonlyMap<string, readonly string[]>, { fold, stemOf } = ENGLISH_FORMS): Kinship {
  const kinship = new Map<string, number[]>();
  for (const [name, words] of thesaurus) {
    for (const stem of new Set(words.map((word) => stemOf(fold(word)))))
      kinship.set(stem, [...(kinship.get(stem) ?? []), hashText(name)]);
  }
  return kinship;
}
