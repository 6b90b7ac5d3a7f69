/** The end of a message on a file that Windows shows as `maria.md`, although it is called `maria.md.txt`. */
export const HIDDEN_TXT = ' (Windows hides the ending .txt, unless Explorer is told to show endings)';

/** The name without a `.txt` that a text editor put behind another ending; `undefined` where there is none. */
export function withoutTxt(name: string): string | undefined {
  return /\.[a-z]+\.txt$/i.test(name) ? name.slice(0, -'.txt'.length) : undefined;
}
