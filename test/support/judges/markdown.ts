import { parseHTML } from 'linkedom';
import { markdownToHtml } from 'satteri';

/** Markdown as a program shows it, with GitHub's extensions: the body of the page that it makes. */
export function shownMarkdown(markdown: string): HTMLElement {
  return parseHTML(`<html><body>${markdownToHtml(markdown).html}</body></html>`).document.body;
}
