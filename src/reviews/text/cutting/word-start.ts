/** The first start of a word from a place on, up to `latest`; without one, as in Japanese, that of the next character. */
export function wordStart(text: string, from: number, latest: number): number {
  const space = text.slice(from, latest + 1).search(/\s\S/);
  return space < 0 ? from + Number(splitsPair(text, from)) : from + space + 1;
}

/** Whether a cut at this place would leave half a surrogate pair on either side. */
export function splitsPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
