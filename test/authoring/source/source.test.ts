import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { checkSource, isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { proseSchema, ratingSchema } from '../../../src/reviews/schemas/review.ts';

const schema = z.strictObject({
  rating: ratingSchema,
  author: proseSchema,
  mentions: z.strictObject({ services: z.array(proseSchema) }),
});

function messages(yaml: string): string[] {
  const [source] = readYaml('a.yaml', yaml).found;
  const checked = checkSource(schema, source as Source);
  return checked.ok ? [] : checked.problems.map(formatProblem);
}

describe('checkSource', () => {
  it('puts each problem where its value stands', () => {
    expect(messages('rating: 6\nauthor: ""\nmentions:\n  services: [a, 5]\n')).toEqual([
      'a.yaml:1:9  rating: 6 is more than 5',
      'a.yaml:2:9  author: is empty; some text is required',
      'a.yaml:4:17  mentions.services.1: is a number, not text; put it in quotes',
    ]);
  });

  it('puts a missing key where the group stands that lacks it', () => {
    expect(messages('rating: 5\nauthor: A\nmentions:\n  {}\n')).toEqual([
      'a.yaml:4:3  mentions.services: is missing; a list is required',
    ]);
  });

  it('tells each unknown key at the key, with the nearest and the allowed ones', () => {
    expect(messages('rating: 5\nauthor: A\nstars: 5\nmentions: { services: [], service: [] }\nratng: 1\n')).toEqual([
      'a.yaml:4:27  mentions: unknown key "service"; did you mean services? (allowed: services)',
      'a.yaml:3:1  unknown key "stars" (allowed: rating, author, mentions)',
      'a.yaml:5:1  unknown key "ratng"; did you mean rating? (allowed: rating, author, mentions)',
    ]);
  });

  it('tells a text that is no Unicode once, though the schema finds fault with it too', () => {
    expect(messages('rating: "\\ud800"\nauthor: "\\ud800"\nmentions: { services: [] }\n')).toEqual([
      'a.yaml:1:9  rating: "\\ud800" is text, not a whole number from 1 to 5',
      'a.yaml:2:9  author: is not valid Unicode: one half of a surrogate pair stands alone',
    ]);
  });

  it('leaves out the name when it is the whole value', () => {
    expect(messages('- a\n')).toEqual(['a.yaml:1:1  is a list; it must be a group with rating, author, mentions']);
  });
});

describe('a value not yet checked', () => {
  it('is a group of keys or is not', () => {
    expect([{}, [], null, 'a'].map(isGroup)).toEqual([true, false, false, false]);
  });

  it('may hold a text', () => {
    expect([{ id: 'a' }, { id: 5 }, {}, null].map((value) => textAt(value, 'id'))).toEqual([
      'a',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
