import type { MarkedToken } from 'marked';
import { partsOf, tokensOf } from '../../../markdown/tokens.ts';

/** The words of a Markdown text as somebody would read them, in paragraphs. HTML is left as it is, except for comments. */
export function plainMarkdown(text: string): string {
  return blocksOf(tokensOf(text.replace(/<!--[\s\S]*?-->/g, '')));
}

function blocksOf(tokens: readonly MarkedToken[], between = '\n\n'): string {
  return tokens
    .map(blockOf)
    .filter((block) => block !== '')
    .join(between);
}

function blockOf(token: MarkedToken): string {
  switch (token.type) {
    case 'hr':
    case 'def':
    case 'space':
      return '';
    case 'blockquote':
      return blocksOf(partsOf(token));
    case 'list':
      return token.items.map((item, index) => `${markOf(token.start, index)} ${blocksOf(partsOf(item), '\n')}`).join('\n');
    default:
      return inlineOf(token).trim();
  }
}

/** The mark of an item in a list; `start` is empty if the list has no numbers. */
function markOf(start: number | '', index: number): string {
  return start === '' ? '-' : `${start + index}.`;
}

function inlineOf(token: MarkedToken): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'image') return '';
  const inner = partsOf(token);
  if (inner.length > 0) return inner.map(inlineOf).join('');
  const { text } = token as { text?: string };
  // A line may end anywhere in a paragraph.
  return (text ?? token.raw).replace(/[ \t]*\n[ \t]*/g, token.type === 'text' ? ' ' : '\n');
}
