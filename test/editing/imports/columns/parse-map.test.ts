import { expect, it } from 'vitest';
import { COLUMN_FIELDS } from '../../../../src/authoring/editorial/check-imports.ts';
import { formatMap, parseMap } from '../../../../src/editing/imports/columns/parse-map.ts';
import { JOB_FIELDS } from '../../../../src/editing/verification/job-columns.ts';

it('reads fields and columns, whose names may have commas', () => {
  expect(parseMap(['date=Created, rating=Stars, 1 to 5,author=Name', 'text=Review'], COLUMN_FIELDS)).toEqual({
    ok: true,
    columns: { date: 'Created', rating: 'Stars, 1 to 5', author: 'Name', text: 'Review' },
  });
});

it('tells which fields there are', () => {
  expect(parseMap(['client=A'], JOB_FIELDS)).toMatchObject({ message: expect.stringContaining('allowed: customer, first_name') });
  expect(parseMap(['email=E-Mail'], COLUMN_FIELDS)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^--map knows no field "email".*allowed: date, rating/),
  });
  expect(parseMap(['date'], COLUMN_FIELDS)).toEqual({
    ok: false,
    message: '--map "date" is not field=column, such as date=Created',
  });
});

it.each(['telephone', 'verification_method'])('takes no %s, which is private or the owner’s to say', (field) => {
  expect(parseMap([`${field}=A`], COLUMN_FIELDS)).toMatchObject({ ok: false });
});

it('writes it as it is to be typed', () => {
  expect(formatMap({ date: "Day's", text: 'Review' })).toBe(`--map "date=Day's,text=Review"`);
});
