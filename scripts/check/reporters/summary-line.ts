import { count } from '../../support/count.ts';
import { countOf, type Report } from '../finding.ts';

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
