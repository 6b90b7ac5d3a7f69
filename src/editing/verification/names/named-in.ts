import { isOrdinary } from '../../../insights/entities/names/ordinary-words.ts';
import { nameWords } from './name-fit.ts';

/** Words that join the parts of a name, and stand in any text. */
const JOINING: ReadonlySet<string> = new Set('da das de del della der di do dos el la las los of the van von'.split(' '));

/**
 * The words of an author's name that stand in a text. An initial tells nobody. A name that is an ordinary word, as in `Will Baker`,
 * counts only if the whole name is there.
 */
export function namedIn(text: string, author: string): string[] {
  const words = new Set(nameWords(text));
  const name = nameWords(author).filter((word) => (word.length > 1 || /\p{Lo}/u.test(word)) && !JOINING.has(word));
  // Chinese and its like are written without spaces.
  const found = name.filter((word) => words.has(word) || (/\p{Lo}/u.test(word) && text.includes(word)));
  return found.length === name.length ? found : found.filter((word) => !isOrdinary(word));
}
