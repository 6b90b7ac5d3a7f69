import type { PathFaults } from '../../markdown/find-faults.ts';
import { inlineTokensOf, isComment, plainText, tokensOf } from '../../markdown/tokens.ts';
import { type Notice, noticeFileSchema } from '../../reviews/schemas/own-page.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Position, positionAt, START } from '../problems/problem.ts';
import { foundOne, NOTHING, type Read, readOn } from '../problems/read.ts';
import { markdownProblems, readOwnText } from './own-text.ts';

/** The notice, and the position of its last day in the file. */
export interface CheckedNotice {
  readonly notice: Notice;
  readonly file: string;
  readonly untilAt: Position;
}

/** In characters: a notice is read in passing. */
const LONGEST = 300;

/** Checks `notice.md`; without a text there is no notice. */
export function checkNotice(file: FileText, ofLink: PathFaults['ofLink']): Read<CheckedNotice> {
  return readOn(readOwnText(file, noticeFileSchema), ({ facts, source, text, offset }) => {
    const blocks = tokensOf(text).filter(({ type, raw }) => type !== 'space' && !(type === 'html' && isComment({ raw })));
    if (blocks.length === 0) return NOTHING;
    const tokens = inlineTokensOf(text);
    const pathFaults = { ofPicture: () => 'a notice shows no pictures', ofLink };
    const problems = markdownProblems(file, { text, offset }, tokens, pathFaults);
    const fault = (message: string) => problems.push({ file: file.file, ...positionAt(file.text, offset), message });
    const isParagraph = blocks.length === 1 && blocks[0]?.type === 'paragraph';
    if (!isParagraph && !problems.some(({ message }) => message.startsWith('HTML')))
      fault('a notice is one paragraph, without headings or lists; a longer text is a page, in the folder pages');
    if (plainText(tokens).length > LONGEST)
      fault(`is longer than ${LONGEST} characters; a longer text is a page, in the folder pages`);
    if (problems.length > 0 || facts === undefined) return { found: [], problems };
    const untilAt = source?.locator()(['until']) ?? START;
    return foundOne({ notice: { text: text.trim(), until: facts.until }, file: file.file, untilAt });
  });
}
