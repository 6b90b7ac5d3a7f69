/**
 * The words for a number that is not one, but has its plural form, as 21 in some languages: those for one, unless they do not repeat
 * the number, which stands for instance as `{count}` in them, and so would say that it is one.
 */
export function wordsLikeOne({ one, other }: { readonly one: string; readonly other: string }, number: string): string {
  return one.includes(number) ? one : other;
}
