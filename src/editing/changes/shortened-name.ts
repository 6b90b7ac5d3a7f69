import { foldText } from '../../reviews/text/comparing/text-match.ts';

/** Whether a name is a shorter form of another: `A. L.` or `Ann` of `Ann Lee`. */
export function isShortened(name: string, full: string): boolean {
  const short = wordsOf(name);
  const long = wordsOf(full);
  let at = 0;
  for (const word of long) if (at < short.length && word.startsWith(short[at] ?? '')) at += 1;
  return short.length > 0 && at === short.length && short.join('').length < long.join('').length;
}

function wordsOf(name: string): string[] {
  return foldText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
