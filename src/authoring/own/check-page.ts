import { parse } from 'node:path';
import type { PathFaults } from '../../markdown/find-faults.ts';
import { titled } from '../../markdown/headings.ts';
import { placedTokens } from '../../markdown/tokens.ts';
import { type OwnPage, ownPageFileSchema } from '../../reviews/schemas/own-page.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Problem, positionAt } from '../problems/problem.ts';
import { foundOne, type Read, readOn, refused } from '../problems/read.ts';
import { isReviewFront, splitFrontMatter } from '../yaml/front-matter.ts';
import { type Below, markdownProblems, readOwnText } from './own-text.ts';

/** The types of tokens that show nothing. */
const UNSHOWN: readonly string[] = ['space', 'html', 'def'];

/** Checks a file of `pages/`. `withPictures` adds the sizes of its pictures later. */
export function checkPage(file: FileText, pathFaults: PathFaults): Read<OwnPage> {
  if (isReview(file)) return refused(file.file, REVIEW);
  return readOn(readOwnText(file, ownPageFileSchema), ({ facts, text, offset }) => {
    const { title, heading, body } = titled(text, facts?.title);
    const inTitle = heading ? titleProblems(file, { text, offset }, heading) : [];
    const problems = [...inTitle, ...markdownProblems(file, { text, offset }, body, pathFaults)];
    const fault = (message: string) => problems.push({ file: file.file, ...positionAt(file.text, offset), message });
    // If the front matter has a mistake, perhaps in the title, that is reported already.
    if (title === undefined && facts !== undefined) fault('the page has no title; begin it with one, as in "# About us"');
    else if (problems.length === 0 && body.every(({ type }) => UNSHOWN.includes(type))) fault('the page has no text');
    if (problems.length > 0 || facts === undefined || title === undefined) return { found: [], problems };
    return foundOne({ path: `/${parse(file.file).name}`, title, menu: facts.menu, text, pictures: {} });
  });
}

const REVIEW = 'is a review, as it has a date and a rating; move it to the folder reviews';

function isReview(file: FileText): boolean {
  return splitFrontMatter(file).found.some(({ textOffset }) => isReviewFront(file.text.slice(0, textOffset)));
}

/** A title is shown as plain text, so HTML, links and pictures in it would be lost. An address that is written out is text. */
function titleProblems(
  { file, text: whole }: FileText,
  { text, offset }: Below,
  heading: NonNullable<ReturnType<typeof titled>['heading']>,
): Problem[] {
  return placedTokens([heading], text).flatMap(({ token, offset: at }) => {
    const isLost = token.type === 'html' || token.type === 'image' || (token.type === 'link' && token.raw !== token.text);
    const message = `a title has no HTML, links or pictures: ${token.raw}`;
    return isLost ? [{ file, ...positionAt(whole, offset + at), message }] : [];
  });
}
