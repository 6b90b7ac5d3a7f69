/** In lines: hundreds would scroll away what was printed before. */
const MOST = 20;

/** The first lines of a list, and how many more there are. */
export function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - MOST;
  return [...lines.slice(0, MOST), ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : [])];
}
