/** Texts that `; ` divides, each with the words that stand between « and » in it, and without these marks. */
export function marked(texts: string): [text: string, words: string][] {
  return texts.split('; ').map((text) => [text.replace(/[«»]/g, ''), /«(.*)»/.exec(text)?.[1] ?? '']);
}
