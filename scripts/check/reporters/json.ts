import { countOf } from '../finding.ts';
import type { Reporter } from './reporter.ts';

/** For programs: one JSON object (docs/owners/check.md names its keys). */
export const jsonReporter: Reporter = (report) => {
  const { content, published, waiting, compared } = report;
  const findings = report.findings.map(({ file, line, column, severity, kind, message, fix }) => ({
    file,
    line,
    column,
    severity,
    kind,
    message,
    ...(fix !== undefined && { fix }),
  }));
  const [mistakes, warnings] = [countOf(report, 'mistake'), countOf(report, 'warning')];
  return { lines: [JSON.stringify({ content, published, waiting, compared, mistakes, warnings, findings }, null, 2)] };
};
