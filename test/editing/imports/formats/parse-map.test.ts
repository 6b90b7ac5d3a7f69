import { expect, it } from 'vitest';
import { formatMap, parseMap } from '../../../../src/editing/imports/formats/parse-map.ts';

it('reads fields and columns, whose names may have commas', () => {
  expect(parseMap(['date=Created, rating=Stars, 1 to 5,author=Name', 'text=Review'])).toEqual({
    ok: true,
    columns: { date: 'Created', rating: 'Stars, 1 to 5', author: 'Name', text: 'Review' },
  });
});

it('tells which fields there are', () => {
  expect(parseMap(['email=E-Mail'])).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^--map knows no field "email".*allowed: date, rating/),
  });
  expect(parseMap(['date'])).toEqual({ ok: false, message: '--map "date" is not field=column, such as date=Created' });
});

it('writes it as it is to be typed', () => {
  expect(formatMap({ date: "Day's", text: 'Review' })).toBe(`--map 'date=Day'\\''s,text=Review'`);
});
