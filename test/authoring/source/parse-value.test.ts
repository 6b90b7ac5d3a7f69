import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { proseSchema, ratingSchema } from '../../../src/reviews/schemas/review.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const schema = z.strictObject({
  rating: ratingSchema,
  author: proseSchema,
  mentions: z.strictObject({ services: z.array(proseSchema) }),
});

const dated = z.strictObject({ until: calendarDateSchema.optional() });

function messages(yaml: string): string[] {
  return linesOf(checkYaml('a.yaml', yaml, (value) => parseValue(schema, value)));
}

describe('a value that an editor wrote', () => {
  it('is told each problem where it stands', () => {
    expect(messages('rating: 6\nauthor: ""\nmentions:\n  services: [a, 5]\n')).toEqual([
      'a.yaml:1:9  rating: 6 is more than 5',
      'a.yaml:2:9  author: is empty; some text is required',
      'a.yaml:4:17  2nd entry of services under mentions: is a number, not text; put it in quotes',
    ]);
  });

  it('is told how to write a group in whose place a text stands', () => {
    expect(messages('rating: 5\nauthor: A\nmentions: drains\n')).toEqual([
      'a.yaml:3:11  mentions: "drains" is text; it must be a group with services, each on a line of its own, as in "services: …"',
    ]);
  });

  it('is told a missing key where the group stands that lacks it', () => {
    expect(messages('rating: 5\nauthor: A\nmentions:\n  {}\n')).toEqual([
      'a.yaml:4:3  services under mentions: is missing; a list is required',
    ]);
  });

  it('is told each unknown key at the key, with the one that is meant and the allowed ones', () => {
    expect(messages('rating: 5\nauthor: A\nstars: 5\nsize: 1\nmentions: { services: [], service: [] }\nratng: 1\n')).toEqual([
      'a.yaml:5:27  mentions: unknown key "service"; did you mean services? (allowed: services)',
      'a.yaml:3:1  unknown key "stars"; did you mean rating? (allowed: rating, author, mentions)',
      'a.yaml:4:1  unknown key "size" (allowed: rating, author, mentions)',
      'a.yaml:6:1  unknown key "ratng"; did you mean rating? (allowed: rating, author, mentions)',
    ]);
  });

  it('is told a misspelt or renamed key once, and not that it is missing as well', () => {
    expect(messages('rating: 5\nname: A\nmentions: { services: [] }\n')).toEqual([
      'a.yaml:2:1  unknown key "name"; did you mean author? (allowed: rating, author, mentions)',
    ]);
    expect(messages('ratng: 5\nauthor: A\nmentions: { servics: [] }\n')).toEqual([
      'a.yaml:3:13  mentions: unknown key "servics"; did you mean services? (allowed: services)',
      'a.yaml:1:1  unknown key "ratng"; did you mean rating? (allowed: rating, author, mentions)',
    ]);
  });

  it('is told of a key that a group below has', () => {
    const [message] = messages('rating: 5\nauthor: A\nservces: [drains]\nmentions: { services: [] }\n');
    expect(message).toBe(
      'a.yaml:3:1  unknown key "servces"; services belongs below mentions, as in "mentions: { services: … }" (allowed: rating, author, mentions)',
    );
  });

  it('is told a text that is no Unicode once, though the schema finds fault with it too', () => {
    expect(messages('rating: "\\ud800"\nauthor: "\\ud800"\nmentions: { services: [] }\n')).toEqual([
      'a.yaml:1:9  rating: "\\ud800" is text, not a whole number from 1 to 5',
      'a.yaml:2:9  author: is not valid Unicode: one half of a surrogate pair stands alone',
    ]);
  });

  it('is told a text with a control character also where the schema finds no fault', () => {
    expect(messages('rating: 5\nauthor: "A\\u0007"\nmentions: { services: [] }\n')).toEqual([
      'a.yaml:2:9  author: holds the control character "\\u0007"; of these only tabs and line feeds ("\\n") are allowed',
    ]);
  });

  it.each([
    ['24.12.2026', '; write 2026-12-24'],
    ['2026–12–24', '; write 2026-12-24'],
    ['3/4/2026', '; write 2026-04-03 or 2026-03-04'],
    ['2026-02-30', ''],
  ])('is told how the day %j is written', (written, hint) => {
    expect(linesOf(checkYaml('a.yaml', `until: "${written}"\n`, (value) => parseValue(dated, value)))).toEqual([
      `a.yaml:1:8  until: "${written}" is not a date of the calendar as YYYY-MM-DD${hint}`,
    ]);
  });

  it.each([
    ['5,0', '; write 5'],
    ['4.0', '; write it without quotes'],
    ['5 estrellas', '; write 5'],
    ['4/5', '; write 4'],
    ['5★', '; write 5'],
    ['4,5', ''],
    ['7 stars', ''],
  ])('is told which whole number the text %j stands for', (written, hint) => {
    expect(messages(`rating: "${written}"\nauthor: A\nmentions: { services: [] }\n`)).toEqual([
      `a.yaml:1:9  rating: "${written}" is text, not a whole number from 1 to 5${hint}`,
    ]);
  });

  it('is told which of the allowed words another language has', () => {
    const schema = z.strictObject({ method: z.enum(['invoice', 'booking']) });
    expect(linesOf(checkYaml('a.yaml', 'method: factura\n', (value) => parseValue(schema, value)))).toEqual([
      expect.stringContaining('did you mean invoice?'),
    ]);
  });

  it('is not named when it is wrong as a whole', () => {
    expect(messages('- a\n')).toEqual(['a.yaml:1:1  is a list; it must be a group with rating, author, mentions']);
  });
});
