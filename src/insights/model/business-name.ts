import { onceFor } from '../../once.ts';
import type { Language } from '../languages/language.ts';
import type { TokenisedText } from '../languages/tokenised-text.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { asName } from './name-words.ts';

/** In words: the fewest at the beginning of a longer name by which a business is called: "Quick Fix" for "Quick Fix Dent Repair". */
const SHORTEST = 2;

/**
 * Makes a function that replaces the name of the business in a text, so that it is not taken for a verdict: "I recommend Quick
 * Fix" says nothing of speed. The name must be written with capitals, since "a quick fix" may be meant.
 */
export function createNameHider(businessName: string): (text: TokenisedText) => TokenisedText {
  const nameIn = onceFor(({ dictionary }: Language) => tokenise(businessName, dictionary.forms).map(({ word }) => word));
  return (text) => {
    const { tokens } = text;
    const name = nameIn(text.language);
    if (name.length === 0) return text;
    const least = Math.min(SHORTEST, name.length);
    const isCapitalised = (token?: Token) => /[\p{Lu}\p{N}]/u.test(text.text[token?.start ?? -1] ?? '');
    const hidden = new Set<number>();
    for (let at = 0; at < tokens.length; at += 1) {
      let length = 0;
      while (length < name.length && tokens[at + length]?.word === name[length]) length += 1;
      if (length < least || !isCapitalised(tokens[at])) continue;
      // The second word of "Clean & Fresh" has no capital.
      if (!tokens.slice(at + least - 1, at + length).some(isCapitalised)) continue;
      for (let each = at; each < at + length; each += 1) hidden.add(each);
      at += length - 1;
    }
    return hidden.size === 0 ? text : { ...text, tokens: tokens.map((token, at) => (hidden.has(at) ? asName(token) : token)) };
  };
}
