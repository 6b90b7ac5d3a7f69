import type { FileTexts } from '../../../src/authoring/files/file-texts.ts';
import { excerptOf } from '../../../src/authoring/problems/excerpt.ts';
import { onOneLine, placeOf } from '../../../src/authoring/problems/problem.ts';
import { WARNING_TITLES } from '../../../src/editing/warnings/warning.ts';
import { count } from '../../support/count.ts';
import type { Paint } from '../../support/terminal/paint.ts';
import { forTerminal } from '../../support/terminal/say.ts';
import { type Finding, type Group, groupFindings } from '../finding.ts';
import { type Reporter, summaryLine } from './reporter.ts';

/** How many findings of one kind are shown. Those who have more correct these first, and then run the check again. */
const MOST = 20;

/** Findings of these kinds are about something that is missing, so there is no line to show. */
const MISSING: readonly Finding['kind'][] = ['waiting-again', 'lost-answer', 'waiting-long', 'waiting'];

/** How to write for the screen. */
interface Screen {
  readonly paint: Paint;
  /** Wraps a sentence to the width of the screen. Excerpts fit already. */
  readonly wrap: (text: string, hanging?: string) => string;
}

/** For people: shows each place with its line and a caret, grouped by kind, in the given number of columns. */
export function createTerminalReporter(paint: Paint, columns?: number): Reporter {
  const screen: Screen = {
    paint,
    wrap: (text, hanging) => forTerminal(text, { isTTY: columns !== undefined, columns: columns ?? 0 }, hanging),
  };
  return (report, textOf) => {
    const groups = groupFindings(report.findings);
    // At the end, where the eye is: a log may hold a hundred lines of warnings.
    const mistakes = groups.filter(({ severity }) => severity === 'mistake');
    const others = groups.filter(({ severity }) => severity !== 'mistake');
    const last = screen.wrap(paint(mistakes.length > 0 ? 'red' : 'green', summaryLine(report)));
    return { lines: [...[...others, ...mistakes].flatMap((group) => groupLines(group, textOf, screen)), last] };
  };
}

function groupLines(group: Group, textOf: FileTexts, screen: Screen): string[] {
  const shown = group.findings.slice(0, MOST);
  const more = group.findings.length - shown.length;
  const together = commonFix(group);
  const lines = shown.flatMap((finding) =>
    findingLines(together === undefined ? finding : { ...finding, fix: undefined }, textOf, screen),
  );
  const rest = more > 0 ? [`and ${more} more`] : [];
  return [
    ...heading(group, screen.paint),
    ...(group.severity === 'info' ? shown.map((finding) => `  ${placeOf(finding)}`) : lines),
    ...rest,
    ...fixLines(together, screen),
    '',
  ];
}

/** The advice for a whole group if it is the same for all findings; otherwise each finding shows its own. */
function commonFix({ severity, findings: [first, ...others] }: Group): string | undefined {
  return (others.length > 0 || severity === 'info') && others.every(({ fix }) => fix === first.fix) ? first.fix : undefined;
}

function heading({ severity, kind, findings }: Group, paint: Paint): string[] {
  if (kind === 'mistake') return [];
  return [paint('bold', `${WARNING_TITLES[kind]}: ${count(findings.length, severity === 'info' ? 'review' : 'warning')}`)];
}

function findingLines(finding: Finding, textOf: FileTexts, screen: Screen): string[] {
  const { paint, wrap } = screen;
  const line = textOf(finding.file).split('\n')[finding.line - 1];
  const style = finding.severity === 'mistake' ? 'red' : 'yellow';
  return [
    wrap(`${paint('cyan', placeOf(finding))}  ${paint(style, onOneLine(finding.message))}`, '  '),
    ...(line === undefined || line.trim() === '' || MISSING.includes(finding.kind)
      ? []
      : excerptLines(finding, line, paint, style)),
    ...fixLines(finding.fix, screen),
  ];
}

function fixLines(fix: string | undefined, { paint, wrap }: Screen): string[] {
  return fix === undefined ? [] : [wrap(`    ${paint('dim', '→')} ${onOneLine(fix)}`)];
}

function excerptLines(
  { line: number, column, length = 1 }: Finding,
  line: string,
  paint: Paint,
  style: 'red' | 'yellow',
): string[] {
  const margin = String(number);
  const { line: shown, indent, width } = excerptOf(line, column, length);
  return [
    `${paint('dim', `  ${margin} |`)} ${shown}`,
    `${paint('dim', `  ${' '.repeat(margin.length)} |`)} ${' '.repeat(indent)}${paint(style, '^'.repeat(width))}`,
  ];
}
