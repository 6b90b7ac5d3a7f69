import type { MarkedToken } from 'marked';
import { addressOf } from './address.ts';
import { headingsOf } from './headings.ts';
import { isComment, placedTokens, plainText } from './tokens.ts';

interface MarkdownFault {
  readonly offset: number;
  readonly message: string;
}

/** What is wrong with a picture or a link of a text; `undefined`: nothing. */
export interface PathFaults {
  /** With a picture at a path of this site. */
  readonly ofPicture: (path: string) => string | undefined;
  /** With a link to a path of this site, as it is written. */
  readonly ofLink: (path: string, written: string) => string | undefined;
}

/** Finds what a text must not hold: HTML, links that lead nowhere or run something, and pictures that are not the site's own. */
export function markdownFaults(tokens: readonly MarkedToken[], text: string, faults: PathFaults): MarkdownFault[] {
  const anchors = [...headingsOf(tokens).values()].map(({ id }) => id);
  return placedTokens(tokens, text).flatMap(({ token, offset }) => {
    const message = faultOf(token, anchors, faults);
    return message === undefined ? [] : [{ offset, message }];
  });
}

function faultOf(token: MarkedToken, anchors: readonly string[], faults: PathFaults): string | undefined {
  if (token.type === 'html') return isComment(token) ? undefined : htmlFault(token.raw);
  if (token.type === 'link') return linkFault(token.href, anchors, faults);
  if (token.type === 'image') return imageFault(token, faults);
  return undefined;
}

function htmlFault(raw: string): string {
  const [shown = ''] = /^[^\n]{0,40}/.exec(raw.trim()) ?? [];
  if (/^<br\b/i.test(shown)) return 'HTML is not allowed: <br>; end the line with two spaces instead';
  return `HTML is not allowed: ${shown}; write Markdown, or \\< for a sign <`;
}

function linkFault(href: string, anchors: readonly string[], { ofLink }: PathFaults): string | undefined {
  const address = addressOf(href);
  if (address === undefined)
    return `${JSON.stringify(href)} is not allowed as a link; allowed are https:, http:, mailto:, tel:, a path of this site such as /reviews, and #heading`;
  if (address.kind === 'site') return ofLink(address.value, href);
  if (address.kind !== 'anchor' || address.value === '' || anchors.includes(address.value)) return undefined;
  const there = anchors.length === 0 ? 'there are none' : `there are: ${anchors.map((anchor) => `#${anchor}`).join(', ')}`;
  return `#${address.value} leads to no heading of this text (${there})`;
}

function imageFault({ href, tokens }: { href: string; tokens: unknown }, { ofPicture }: PathFaults): string | undefined {
  const address = addressOf(href);
  if (address?.kind !== 'site')
    return `${JSON.stringify(href)} is not a picture of this site; put it into the folder public of the content, and name it /picture.jpg`;
  if (plainText(tokens as MarkedToken[]) === '')
    return `the picture ${href} has no words for readers who cannot see it; write them between the brackets, as in ![Our shop](${href})`;
  return ofPicture(address.value);
}
