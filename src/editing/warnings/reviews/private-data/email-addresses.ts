import { domainOf, ownDomain, PROVIDERS } from '../own-domain.ts';

const PLAIN =
  /(?<![\p{L}\d._%+'-])[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_])?@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+\p{L}[\p{L}\p{M}\d-]+/gu;

/** Addresses that are written to hide them from programs: "maria at gmail dot com", "maria arroba gmail punto com". */
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\d._-])[\p{L}\d][\p{L}\d._-]* ?(?:\(at\)|\[at\]|\b(?:at|arroba)\b|@) ?(?:${PROVIDERS})(?: ?(?:\(dot\)|\[dot\]|\b(?:dot|punto)\b|\.) ?)(?:com|net|org|de|es|fr|co\.uk)(?!\p{L})`,
  'giu',
);

/** The same at any domain, where brackets leave no doubt: maria (at) example.com, maria[at]example(dot)com. */
const BRACKETED =
  /(?<![\p{L}\d._-])[\p{L}\d][\p{L}\d._-]* ?(?:\(at\)|\[at\]|\{at\}) ?[\p{L}\d][\p{L}\d-]*(?:(?:\.| ?(?:\(dot\)|\[dot\]|\{dot\}|\bdot\b) ?)\p{L}[\p{L}\d-]+)+/giu;

/** One of these is in each of the three. The patterns themselves take long, and few texts hold any address. */
const SIGN = new RegExp(String.raw`@|[([{]at[)\]}]|${PROVIDERS}`, 'i');

/**
 * Finds the e-mail addresses in a text, each once. `own`, the business's address, is left out, and so are those with its domain,
 * unless anybody can have one there.
 */
export function findEmailAddresses(text: string, own: string | undefined): string[] {
  if (!SIGN.test(text)) return [];
  const found = [PLAIN, SPOKEN, BRACKETED].flatMap((pattern) => text.match(pattern) ?? []);
  const domain = ownDomain(own);
  const isOwn = (written: string) => {
    const address = unhidden(written);
    return address === own?.toLowerCase() || (domain !== undefined && domainOf(address) === domain);
  };
  return [...new Set(found)].filter((address) => !isOwn(address));
}

/** In small letters, with the characters that brackets or words stand for. */
function unhidden(address: string): string {
  return address
    .toLowerCase()
    .replace(/ ?(?:[([{]at[)\]}]|\b(?:at|arroba)\b|@) ?/, '@')
    .replace(/ ?(?:[([{]dot[)\]}]|\b(?:dot|punto)\b) ?/g, '.');
}
