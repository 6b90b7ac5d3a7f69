import { inlineTokensOf, isComment, plainText, tokensOf } from '../../markdown/tokens.ts';
import { type Notice, noticeFileSchema } from '../../reviews/schemas/own-page.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Position, positionAt } from '../problems/problem.ts';
import { foundOne, type Read, readOn, refused } from '../problems/read.ts';
import { markdownProblems } from './check-markdown.ts';
import { readFrontMatter } from './front-matter.ts';

/** The notice, and where its last day stands. */
export interface CheckedNotice {
  readonly notice: Notice;
  readonly file: string;
  readonly untilAt: Position;
}

/** In characters: a notice is read in passing. */
const LONGEST = 300;

/** Checks `notice.md`; without a text there is no notice. */
export function checkNotice(file: FileText): Read<CheckedNotice> {
  return readOn(readFrontMatter(file, noticeFileSchema), ({ facts, source, text, offset }) => {
    const fault = (message: string) => refused(file.file, message, positionAt(file.text, offset));
    const blocks = tokensOf(text).filter(({ type, raw }) => type !== 'space' && !(type === 'html' && isComment({ raw })));
    if (blocks.length === 0) return { found: [], problems: [] };
    const tokens = inlineTokensOf(text);
    const problems = markdownProblems(file, { text, offset }, tokens, () => 'a notice shows no pictures');
    if (problems.length > 0) return { found: [], problems };
    if (blocks.some(({ type }) => type !== 'paragraph') || blocks.length > 1)
      return fault('a notice is one paragraph, without headings or lists; a longer text is a page, in the folder pages');
    const { length } = plainText(tokens);
    if (length > LONGEST) return fault(`is longer than ${LONGEST} characters; a longer text is a page, in the folder pages`);
    return foundOne({ notice: { text: text.trim(), until: facts.until }, file: file.file, untilAt: source.locator()(['until']) });
  });
}
