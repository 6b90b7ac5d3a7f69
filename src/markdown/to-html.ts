import type { MarkedToken, Tokens } from 'marked';
import { addressOf } from './address.ts';
import { type Heading, headingsOf } from './headings.ts';
import { partsOf, plainText } from './tokens.ts';

/** In pixels, so that a browser can leave room for the picture. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface HtmlOptions {
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** The pictures that may be shown, by their paths below the site. */
  readonly pictures?: Readonly<Record<string, PictureSize>> | undefined;
}

interface Writing extends HtmlOptions {
  readonly headings: ReadonlyMap<Tokens.Heading, Heading>;
}

/**
 * Writes a text as HTML. Every element and attribute is written here, and all else of the text is escaped: nothing that stands in
 * it can become an element, a handler or a style, whatever the parser takes it for.
 */
export function toHtml(tokens: readonly MarkedToken[], options: HtmlOptions): string {
  return all(tokens, { ...options, headings: headingsOf(tokens) });
}

function all(tokens: readonly MarkedToken[], writing: Writing): string {
  return tokens.map((token) => part(token, writing)).join('');
}

const PLAIN: Readonly<Record<string, string>> = {
  strong: 'strong',
  em: 'em',
  del: 'del',
  blockquote: 'blockquote',
  paragraph: 'p',
};

function part(token: MarkedToken, writing: Writing): string {
  const inner = () => all(partsOf(token), writing);
  const element = PLAIN[token.type];
  if (element !== undefined) return `<${element}>${inner()}</${element}>`;
  switch (token.type) {
    case 'heading':
      return heading(token, inner(), writing);
    case 'list':
      return list(token, writing);
    case 'table':
      return table(token, writing);
    case 'link':
      return link(token.href, inner(), writing);
    case 'image':
      return image(token, writing);
    case 'code':
      return `<pre><code>${escaped(token.text)}</code></pre>`;
    case 'codespan':
      return `<code>${escaped(token.text)}</code>`;
    case 'escape':
      return escaped(token.text);
    case 'br':
      return '<br>';
    case 'hr':
      return '<hr>';
    case 'text':
      return token.tokens ? inner() : withEntities(token.text);
    case 'checkbox':
      return token.checked ? '[x] ' : '[ ] ';
    case 'space':
    case 'def':
    case 'html':
      return '';
    default:
      return escaped(token.raw);
  }
}

function heading(token: Tokens.Heading, inner: string, { headings }: Writing): string {
  // A heading in a list or a quotation becomes a bold line.
  const found = headings.get(token);
  return found ? `<h${found.level} id="${escaped(found.id)}">${inner}</h${found.level}>` : `<p><strong>${inner}</strong></p>`;
}

function list({ ordered, start, items }: Tokens.List, writing: Writing): string {
  const tag = ordered ? 'ol' : 'ul';
  const first = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
  const entries = items.map(({ tokens }) => `<li>${all(tokens as MarkedToken[], writing)}</li>`);
  return `<${tag}${first}>${entries.join('')}</${tag}>`;
}

/** On a narrow screen a wide table is scrolled, with the keyboard, too. */
function table({ header, rows }: Tokens.Table, writing: Writing): string {
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ tokens }) => `<${tag}>${all(tokens as MarkedToken[], writing)}</${tag}>`).join('');
  const label = escaped(header.map(({ tokens }) => plainText(tokens as MarkedToken[])).join(', '));
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="scroll" role="group" tabindex="0" aria-label="${label}"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function link(href: string, inner: string, writing: Writing): string {
  const address = addressOf(href);
  if (address === undefined) return inner;
  const { kind, value } = address;
  const to = kind === 'web' ? value : kind === 'anchor' ? `#${encodeURIComponent(value)}` : writing.base + value.slice(1);
  return `<a href="${escaped(to)}">${inner}</a>`;
}

function image({ href, tokens }: Tokens.Image, { base, pictures = {} }: Writing): string {
  const alt = escaped(plainText(tokens as MarkedToken[]));
  const address = addressOf(href);
  const size = address?.kind === 'site' && Object.hasOwn(pictures, address.value) ? pictures[address.value] : undefined;
  if (address === undefined || size === undefined) return alt;
  const src = escaped(base + address.value.slice(1));
  return `<img src="${src}" alt="${alt}" width="${Number(size.width)}" height="${Number(size.height)}" loading="lazy" decoding="async">`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Keeps entities: in the words of a Markdown text, `&copy;` is one character. */
function withEntities(text: string): string {
  return text.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);)/gi, (character) => ENTITIES[character] as string);
}
