import type { FileTexts } from '../../../src/authoring/files/file-texts.ts';
import { count } from '../../support/count.ts';
import { countOf, type Report } from '../finding.ts';

interface ReporterOutput {
  /** The lines for standard output. */
  readonly lines: readonly string[];
  /** Markdown for the page of a job, if the reporter makes any. */
  readonly summary?: string;
}

/** Formats a report. It asks `textOf` for the files of which it shows a line. */
export type Reporter = (report: Report, textOf: FileTexts) => ReporterOutput;

/** The last line: how many reviews there are, and how many findings of each severity. */
export function summaryLine(report: Report): string {
  const mistakes = countOf(report, 'mistake');
  const warnings = countOf(report, 'warning');
  return [
    `content: ${count(report.published, 'verified review')}`,
    `${report.waiting.toLocaleString('en')} waiting for a verification`,
    mistakes === 0 ? 'no mistakes' : count(mistakes, 'mistake'),
    warnings === 0 ? 'no warnings' : count(warnings, 'warning'),
    ...(report.compared === undefined ? [] : [`compared with the ${count(report.compared, 'review')} of the website`]),
  ].join(', ');
}
