import type { FileTexts } from '../authoring/files/file-texts.ts';
import { excerptOf } from '../authoring/problems/excerpt.ts';
import { formatProblem, onOneLine, type Problem } from '../authoring/problems/problem.ts';
import { type Answer, NO_STORE } from '../http/answer.ts';
import { apiError } from '../http/cors.ts';
import { escapeHtml } from '../representations/text/xml-text.ts';

interface Mistakes {
  readonly problems: readonly Problem[];
  readonly textOf: FileTexts;
  /** The path of the script that reloads the page when a file is saved. */
  readonly reloader: string;
}

/** How many mistakes a page shows: more than anybody mends before looking again. */
const MOST = 50;

/**
 * What the dev server answers while the content has mistakes: the place and the message of each, without a stack trace. Browsers get
 * a page, programs JSON.
 */
export function answerMistakes(isForBrowser: boolean, { problems, textOf, reloader }: Mistakes): Answer {
  if (!isForBrowser) return apiError(500, `${titleOf(problems)}: ${problems.map(formatProblem).join('; ')}`);
  const headers = { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' };
  return { status: 500, headers, body: page(problems, textOf, reloader) };
}

function titleOf({ length }: readonly Problem[]): string {
  return `the content has ${length === 1 ? 'a mistake' : `${length} mistakes`}`;
}

function page(problems: readonly Problem[], textOf: FileTexts, reloader: string): string {
  const more = problems.length - MOST;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mistakes in the content</title>
<style>${STYLE}</style>
<script type="module" src="${escapeHtml(reloader)}"></script>
<main>
<h1>${problems.length === 1 ? 'There is a mistake in the content' : `There are ${problems.length} mistakes in the content`}</h1>
<p>Mend ${problems.length === 1 ? 'it' : 'them'} and save: this page comes back by itself.</p>
<ol>
${problems
  .slice(0, MOST)
  .map((problem) => entry(problem, textOf))
  .join('\n')}
</ol>
${more > 0 ? `<p>and ${more} more</p>\n` : ''}</main>
</html>
`;
}

// The forms show this page in a frame. Without a background, what is behind the frame would be seen through it.
const STYLE = `
:root { color-scheme: light dark; background: Canvas; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
li { margin-block: 1.5rem }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; line-height: 1.3 }
`;

function entry(problem: Problem, textOf: FileTexts): string {
  const { file, line, column, message } = problem;
  const shown = textOf(file).split('\n')[line - 1];
  const place = formatProblem({ file, line, column, message: '' }).trimEnd();
  return `<li><code>${escapeHtml(place)}</code><br><strong>${escapeHtml(onOneLine(message))}</strong>${shown?.trim() ? excerpt(shown, column) : ''}</li>`;
}

function excerpt(text: string, column: number): string {
  const { line, indent } = excerptOf(text, column, 1);
  return `<pre>${escapeHtml(line)}\n${' '.repeat(indent)}^</pre>`;
}
