import type { Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { markdownInline } from './markdown-text.ts';

/** What readers have to know of an author, each in a paragraph of Markdown. */
export function disclosureMarkdown(disclosure: Review['disclosure'], { messages }: Locale): string[] {
  const { label } = messages.disclosure;
  return disclosureLines(disclosure, messages.disclosure).map((line) => `${label}: ${markdownInline(line)}`);
}
