import { hashText } from '../text/hash.ts';
import { stemOf } from '../text/stems.ts';

/** For a stem the hashed names of the thesaurus classes that it stands in. */
export type Kinship = ReadonlyMap<string, readonly number[]>;

/** Reads a thesaurus, a class a line: `name: words`. */
export function readThesaurus(thesaurus: string): Kinship {
  const kinship = new Map<string, number[]>();
  for (const line of thesaurus.split('\n')) {
    const [name = '', words = ''] = line.trim().split(/: */);
    for (const stem of new Set(words.split(' ').filter(Boolean).map(stemOf))) {
      kinship.set(stem, [...(kinship.get(stem) ?? []), hashText(name)]);
    }
  }
  return kinship;
}
