import { relative, resolve, sep } from 'node:path';
import { type Finding, groupFindings, type Report } from '../finding.ts';
import { type Reporter, summaryLine } from './reporter.ts';

/** In rows: the page of a job takes 1 MiB. */
const LONGEST_TABLE = 500;

/** The workflow commands that annotate a line of a file. An info gets no annotation: it is in the table. */
const COMMANDS = { mistake: 'error', warning: 'warning' } as const;

/**
 * For GitHub Actions: an annotation for each mistake and warning, and a table for the job's page. `root` is the repository's top
 * folder.
 */
export function createGitHubReporter(root: string): Reporter {
  return (report) => {
    // GitHub shows only the first ten annotations of a kind, so the most important ones come first.
    const findings = groupFindings(report.findings)
      .flatMap((group) => group.findings)
      .map((finding) => ({ ...finding, file: inRepository(finding.file, root) }));
    return {
      lines: [...findings.flatMap(annotation), summaryLine(report)],
      summary: summaryOf({ ...report, findings }),
    };
  };
}

/** A path as in the repository, with `/`. A file outside of the repository keeps its full path. */
function inRepository(file: string, root: string): string {
  const path = relative(root, resolve(file));
  return path === '..' || path.startsWith(`..${sep}`) ? resolve(file) : path.replaceAll(sep, '/');
}

function annotation({ severity, file, line, column, message, fix }: Finding): string[] {
  if (severity === 'info') return [];
  const text = data(fix === undefined ? message : `${message}\n${fix}`);
  return [`::${COMMANDS[severity]} file=${property(file)},line=${line},col=${column}::${text}`];
}

/** Escapes what a workflow command cannot contain. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function summaryOf(report: Report): string {
  const rows = report.findings.slice(0, LONGEST_TABLE).map(({ severity, file, line, column, message, fix = '' }) => {
    const cells = [severity, `${file}:${line}:${column}`, message, fix].map(cell);
    return `| ${cells.join(' | ')} |`;
  });
  const more = report.findings.length - rows.length;
  const table = ['', '| | place | what | what to do |', '| --- | --- | --- | --- |', ...rows];
  return `${[
    '### Reviews',
    '',
    summaryLine(report),
    ...(rows.length > 0 ? table : []),
    ...(more > 0 ? ['', `and ${more} more`] : []),
  ].join('\n')}\n`;
}

/** Escapes a text for a cell of a Markdown table: words of reviews must become neither markup nor links. */
function cell(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~@>:]/g, (character) => `&#${character.charCodeAt(0)};`);
}
