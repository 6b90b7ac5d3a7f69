const PLAIN =
  /(?<![\p{L}\d._%+'-])[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_])?@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+\p{L}[\p{L}\p{M}\d-]+/gu;

/** Addresses that are written to hide them from programs: "maria at gmail dot com". */
const SPOKEN =
  /(?<![\p{L}\d._-])[\p{L}\d][\p{L}\d._-]* ?(?:\(at\)|\[at\]|\bat\b) ?(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|proton)(?: ?(?:\(dot\)|\[dot\]|\bdot\b|\.) ?)(?:com|net|org|de|es|fr|co\.uk)(?!\p{L})/giu;

/** Finds the e-mail addresses in a text, each once. Those with the domain of `own`, the business's address, are left out. */
export function findEmailAddresses(text: string, own: string | undefined): string[] {
  const found = [PLAIN, SPOKEN].flatMap((pattern) => [...text.matchAll(pattern)].map(([address]) => address));
  const domain = own?.split('@').at(-1)?.toLowerCase();
  return [...new Set(found)].filter((address) => domain === undefined || address.toLowerCase().split('@').at(-1) !== domain);
}
