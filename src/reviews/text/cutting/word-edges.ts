/** The first start of a word from a place on, up to `latest`; without one, as in Japanese, that of the next character. */
export function wordStart(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest + 1).search(/\s\S/);
  return space < 0 ? from + Number(splitsPair(text, from)) : from + space + 1;
}

/** Whether a cut at this place would leave half a surrogate pair on either side. */
function splitsPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** The last end of a word from `earliest` up to a place; without one, as in Japanese, that of the character before. */
export function wordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length;
  const kept = text.slice(earliest, to + 1).match(/^[\s\S]*(?=\s)/)?.[0];
  return kept === undefined ? to - Number(splitsPair(text, to)) : earliest + kept.trimEnd().length;
}
