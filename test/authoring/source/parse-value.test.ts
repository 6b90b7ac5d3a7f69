import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { proseSchema, ratingSchema } from '../../../src/reviews/schemas/review.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const review = z.strictObject({
  rating: ratingSchema,
  author: proseSchema,
  mentions: z.strictObject({ services: z.array(proseSchema) }),
});

const messages = (yaml: string, schema: z.ZodType = review) =>
  linesOf(checkYaml('a.yaml', yaml, (value) => parseValue(schema, value))).map((line) => line.replace('a.yaml:', ''));

const ALLOWED = '(allowed: rating, author, mentions)';

it.each([
  [
    'each problem where it stands',
    'rating: 6\nauthor: ""\nmentions:\n  services: [a, 5]\n',
    [
      '1:9  rating: 6 is more than 5',
      '2:9  author: is empty; some text is required',
      '4:17  2nd entry of services under mentions: is a number, not text; put it in quotes',
    ],
  ],
  [
    'how to write a group in whose place a text stands',
    'rating: 5\nauthor: A\nmentions: drains\n',
    ['3:11  mentions: "drains" is text; it must be a group with services, each on a line of its own, as in "services: …"'],
  ],
  [
    'a missing key where the group stands that lacks it',
    'rating: 5\nauthor: A\nmentions:\n  {}\n',
    ['4:3  services under mentions: is missing; a list is required'],
  ],
  [
    'each unknown key at the key, with the one that is meant and the allowed ones',
    'rating: 5\nauthor: A\nstars: 5\nsize: 1\nmentions: { services: [], service: [] }\nratng: 1\n',
    [
      '5:27  mentions: unknown key "service"; did you mean services? (allowed: services)',
      `3:1  unknown key "stars"; did you mean rating? ${ALLOWED}`,
      `4:1  unknown key "size" ${ALLOWED}`,
      `6:1  unknown key "ratng"; did you mean rating? ${ALLOWED}`,
    ],
  ],
  [
    'a renamed key once, and not that it is missing as well',
    'rating: 5\nname: A\nmentions: { services: [] }\n',
    [`2:1  unknown key "name"; did you mean author? ${ALLOWED}`],
  ],
  [
    'misspelt keys once',
    'ratng: 5\nauthor: A\nmentions: { servics: [] }\n',
    [
      '3:13  mentions: unknown key "servics"; did you mean services? (allowed: services)',
      `1:1  unknown key "ratng"; did you mean rating? ${ALLOWED}`,
    ],
  ],
  [
    'of a key that a group below has',
    'rating: 5\nauthor: A\nservces: [drains]\nmentions: { services: [] }\n',
    [`3:1  unknown key "servces"; services belongs below mentions, as in "mentions: { services: … }" ${ALLOWED}`],
  ],
  [
    'a text that is no Unicode once, though the schema finds fault with it too',
    'rating: "\\ud800"\nauthor: "\\ud800"\nmentions: { services: [] }\n',
    [
      '1:9  rating: "\\ud800" is text, not a whole number from 1 to 5',
      '2:9  author: is not valid Unicode: one half of a surrogate pair stands alone',
    ],
  ],
  [
    'a text with a control character also where the schema finds no fault',
    'rating: 5\nauthor: "A\\u0007"\nmentions: { services: [] }\n',
    ['2:9  author: holds the control character "\\u0007"; of these only tabs and line feeds ("\\n") are allowed'],
  ],
  ['no name when all is wrong', '- a\n', ['1:1  is a list; it must be a group with rating, author, mentions']],
])('tells %s', (_, yaml, expected) => {
  expect(messages(yaml)).toEqual(expected);
});

it.each([
  ['24.12.2026', '; write 2026-12-24'],
  ['2026–12–24', '; write 2026-12-24'],
  ['24/12/2026', '; write 2026-12-24'],
  ['24 December 2026', '; write 2026-12-24'],
  ['Dec 24, 2026', '; write 2026-12-24'],
  ['24 de diciembre de 2026', '; write 2026-12-24'],
  ['2026-1-5', '; write 2026-01-05'],
  ['2026-12-24T18:00', '; write 2026-12-24'],
  ['3/4/2026', '; write 2026-04-03 or 2026-03-04'],
  ['2026-02-30', ''],
  ['Christmas', ''],
])('tells how the day %j is written', (written, hint) => {
  const told = messages(`until: "${written}"\n`, z.strictObject({ until: calendarDateSchema.optional() }));
  expect(told).toEqual([`1:8  until: "${written}" is not a date of the calendar as YYYY-MM-DD${hint}`]);
});

it.each([
  ['5,0', '; write 5'],
  ['4.0', '; write it without quotes'],
  ['5 estrellas', '; write 5'],
  ['4/5', '; write 4'],
  ['★★★☆☆', '; write 3'],
  ['4,5', ''],
  ['9/10', ''],
  ['7 stars', ''],
  ['good', ''],
])('tells which whole number the text %j stands for', (written, hint) => {
  const told = messages(`rating: "${written}"\nauthor: A\nmentions: { services: [] }\n`);
  expect(told).toEqual([`1:9  rating: "${written}" is text, not a whole number from 1 to 5${hint}`]);
});

it('tells which of the allowed words another language has', () => {
  const told = messages('method: factura\n', z.strictObject({ method: z.enum(['invoice', 'booking']) }));
  expect(told).toEqual([expect.stringContaining('did you mean invoice?')]);
});
