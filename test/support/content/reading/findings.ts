import type { Finding, Report } from '../../../../scripts/check/finding.ts';

/** A report of findings. Fields that a test leaves out have default values. */
export function reportOf(...findings: Partial<Finding>[]): Report {
  const basis: Finding = {
    file: 'content/reviews/a.md',
    line: 3,
    column: 9,
    severity: 'mistake',
    kind: 'mistake',
    message: 'rating: 6 is more than 5',
  };
  return { content: 'content', published: 2, waiting: 1, findings: findings.map((finding) => ({ ...basis, ...finding })) };
}

/** A warning about a telephone number. */
export const PHONE: Partial<Finding> = {
  line: 7,
  column: 6,
  length: 8,
  severity: 'warning',
  kind: 'telephone-number',
  message: 'text: 555-0188 looks like a telephone number, and would be published',
  fix: 'npm run reviews -- redact a "555-0188"',
};
