/** What a link may begin with; every other scheme, such as `javascript:`, is refused. */
const SCHEMES: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Stands for the site while an address is resolved; no link can name it. */
const SITE = new URL('https://site.invalid/');

/** An address in a text: a full one, a place on the same page, or a path of this site with a leading slash. */
export type Address = { readonly kind: 'web' | 'anchor' | 'site'; readonly value: string };

/** What a link or picture leads to; `undefined` if that is not allowed. Browsers resolve addresses by the same rules (URL). */
export function addressOf(written: string): Address | undefined {
  const href = written.replaceAll('&amp;', '&');
  const whole = URL.parse(href);
  if (whole) return SCHEMES.includes(whole.protocol) ? { kind: 'web', value: whole.href } : undefined;
  const here = URL.parse(href, SITE);
  if (here?.origin !== SITE.origin) return undefined;
  if (href.startsWith('#')) return { kind: 'anchor', value: decoded(here.hash.slice(1)) };
  return { kind: 'site', value: here.pathname + here.search + here.hash };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
