import { markdownInline } from '../representations/text/markdown-text.ts';
import { escapeHtml } from '../representations/text/xml-text.ts';

/** A link as HTML to copy. The words may be the owner's own, with any character in them. */
export function linkCode(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

/** A picture that is a link, as HTML to copy. */
export function pictureCode(address: string, picture: string, words: string): string {
  return `<a href="${escapeHtml(address)}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(words)}"></a>`;
}

/** A picture that is a link, as Markdown to copy. */
export function pictureMarkdown(address: string, picture: string, words: string): string {
  return `[![${markdownInline(words)}](${picture})](${address})`;
}

/** The element of the widget with its attributes, and what is in it, as HTML to copy. */
export function widgetCode(attributes: Readonly<Record<string, string>>, inside: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<verified-reviews${written.join('')}>\n  ${inside}\n</verified-reviews>`;
}
