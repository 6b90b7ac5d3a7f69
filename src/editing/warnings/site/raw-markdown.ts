import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { positionAt } from '../../../authoring/problems/problem.ts';
import { type PlacedToken, placedTokens, tokensOf } from '../../../markdown/tokens.ts';
import type { SiteWarning } from './site-warnings.ts';

const FOOTNOTE = /\[\^[^\]\s]+\]/;

/** Markdown that other programs understand. On our pages, readers see its brackets. */
const KINDS: readonly {
  /** Where it is in a part of the text; -1: nowhere. */
  readonly placeIn: (token: PlacedToken['token']) => number;
  readonly message: string;
  readonly fix: string;
}[] = [
  {
    placeIn: ({ type }) => (type === 'checkbox' ? 0 : -1),
    message: 'pages have no task lists, and show the brackets as they are written',
    fix: 'write a list without brackets, as in "- Opening hours"',
  },
  {
    placeIn: ({ type, raw }) => (type === 'text' || type === 'link' ? raw.search(FOOTNOTE) : -1),
    message: 'pages have no footnotes, and show the brackets as they are written',
    fix: 'write the note where it belongs, in parentheses, or below the text without brackets',
  },
];

/** Warns where each kind first occurs. `text` is what stands below the file's front matter. */
export function warnOfRawMarkdown({ file, text: whole }: FileText, text: string): SiteWarning[] {
  const placed = placedTokens(tokensOf(text), text);
  const start = whole.lastIndexOf(text);
  return KINDS.flatMap(({ placeIn, message, fix }) => {
    const found = placed.find(({ token }) => placeIn(token) !== -1);
    if (found === undefined) return [];
    const at = positionAt(whole, start + found.offset + placeIn(found.token));
    return [{ file, ...at, kind: 'raw-markdown', message, fix }];
  });
}
