import { expect, it } from 'vitest';
import { jsonReporter } from '../../../../scripts/check/reporters/json.ts';
import { PHONE, reportOf } from '../../../support/content/reading/findings.ts';

it('tells all of it as one object', () => {
  const { lines } = jsonReporter(reportOf({}, PHONE), () => '');
  const { length, ...phone } = PHONE;
  expect(JSON.parse(lines.join('\n'))).toEqual({
    content: 'content',
    published: 2,
    waiting: 1,
    mistakes: 1,
    warnings: 1,
    findings: [
      {
        file: 'content/reviews/a.md',
        line: 3,
        column: 9,
        severity: 'mistake',
        kind: 'mistake',
        message: 'rating: 6 is more than 5',
      },
      { file: 'content/reviews/a.md', ...phone },
    ],
  });
});
