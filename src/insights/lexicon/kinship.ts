import { hashText } from '../text/hash.ts';
import type { WordForms } from '../text/tokens.ts';

/** The classes of the thesaurus to which each stem belongs, as hashes of their names. */
export type Kinship = ReadonlyMap<string, readonly number[]>;

/** Makes the kinship from the classes of a thesaurus and their words. */
export function kinshipOf(thesaurus: ReadonlyMap<string, readonly string[]>, { fold, stemOf }: WordForms): Kinship {
  const kinship = new Map<string, number[]>();
  for (const [name, words] of thesaurus) {
    for (const stem of new Set(words.map((word) => stemOf(fold(word)))))
      kinship.set(stem, [...(kinship.get(stem) ?? []), hashText(name)]);
  }
  return kinship;
}
