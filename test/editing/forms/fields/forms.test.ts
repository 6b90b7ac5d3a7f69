import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { themeFileSchema } from '../../../../src/brand/theme.ts';
import type { FormField } from '../../../../src/editing/forms/fields/form-field.ts';
import { fileFields, reviewFields } from '../../../../src/editing/forms/fields/forms.ts';
import { BUSINESS } from '../../../../src/editing/forms/files/business.ts';
import { FAQ, FILES_WITH_FORMS, POLICY, SUMMARY, THEME } from '../../../../src/editing/forms/files/form-files.ts';
import { NOTICE, PAGE } from '../../../../src/editing/forms/files/own-texts.ts';
import { en, type FormWords } from '../../../../src/editing/forms/words/en.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';
import { businessFileSchema, TRADES, type Trade } from '../../../../src/reviews/schemas/business.ts';
import { faqFileSchema } from '../../../../src/reviews/schemas/editorial.ts';
import { noticeFileSchema, ownPageFileSchema } from '../../../../src/reviews/schemas/own-page.ts';
import { policyFileSchema } from '../../../../src/reviews/schemas/policy.ts';
import { reviewFileSchema, VERIFICATION_METHODS } from '../../../../src/reviews/schemas/review.ts';
import { mayBeAbsent, schemaAt } from '../../../../src/reviews/schemas/schema-at.ts';

const business = {
  name: 'Olmo',
  language: 'en',
  technicians: [{ name: 'Dana Whitfield' }],
  services: [{ id: 'drains', name: 'Drains' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const review = reviewFields(business, en);
const faqEntry = fileFields(FAQ, en)[0]?.fields as readonly FormField[];

/** Every field with its path, including the fields of groups and entries. */
function withPaths(fields: readonly FormField[], path = ''): [string, FormField][] {
  return fields.flatMap((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`;
    return [[own, field], ...withPaths((field.fields ?? []) as readonly FormField[], own)];
  });
}

const kinds: readonly [keyof typeof en.labels, readonly FormField[], z.core.$ZodType][] = [
  ['review', review, reviewFileSchema.omit({ id: true })],
  ['business', fileFields(BUSINESS, en), businessFileSchema],
  ['policy', fileFields(POLICY, en), policyFileSchema],
  ['notice', fileFields(NOTICE, en), z.strictObject({ text: z.string().optional(), ...noticeFileSchema.shape })],
  ['page', fileFields(PAGE, en), z.strictObject({ text: z.string(), ...ownPageFileSchema.shape })],
  ['summary', fileFields(SUMMARY, en), z.strictObject({ text: z.string().optional() })],
  ['theme', fileFields(THEME, en), themeFileSchema],
  ['faq', faqEntry, faqFileSchema.element],
];

describe.each(kinds)('the form of %s and the check cannot disagree', (kind, fields, schema) => {
  const all = withPaths(fields);
  const paths = all.map(([path]) => path);

  it('on which fields there are: each has a label in src/editing/forms/words', () => {
    expect(paths.toSorted()).toEqual(Object.keys(en.labels[kind]).toSorted());
    expect(paths.filter((path) => schemaOf(path) === undefined)).toEqual([]);
  });

  it('on which fields are needed, but in a group that may be left out as a whole', () => {
    for (const field of fields) expect([field.name, field.required]).toEqual([field.name, !mayBeAbsent(schema, [field.name])]);
    expect(all.filter(([, { required }]) => required).filter(([path]) => mayBeAbsent(schema, pathOf(path)))).toEqual([]);
  });

  it('on what a pattern takes', () => {
    for (const [path, { pattern }] of all) {
      const field = schemaOf(path);
      if (!Array.isArray(pattern) || field === undefined) continue;
      for (const text of ['', ' ', 'a', 'A b', 'x'.repeat(300)].filter((given) => !new RegExp(pattern[0]).test(given)))
        expect([path, text, accepts(field, text)]).toEqual([path, text, false]);
    }
  });

  it('on what is offered to choose from', () => {
    for (const [path, { options, multiple }] of all) {
      const field = schemaOf(path);
      if (!Array.isArray(options) || field === undefined) continue;
      for (const { value } of options)
        expect([path, value, accepts(field, multiple ? [value] : value)]).toEqual([path, value, true]);
    }
  });

  function schemaOf(path: string): z.core.$ZodType | undefined {
    return schemaAt(schema, pathOf(path));
  }

  /** The path in the schema. In `path`, the entries of a list have no number. */
  function pathOf(path: string): (string | number)[] {
    const names = path.split('.');
    return names.flatMap((name, index) => {
      const parent = all.find(([own]) => own === names.slice(0, index).join('.'))?.[1];
      return parent?.widget === 'list' ? [0, name] : [name];
    });
  }
});

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}

it('the form of the business has the names of the trades', () => {
  const trade = fileFields(BUSINESS, en).find(({ name }) => name === 'trade');
  expect(trade).toMatchObject({ widget: 'select', options: TRADES.map((value) => ({ value })) });
  expect(trade?.options).toContainEqual({ value: 'auto', label: 'Cars (garage, tyres, body shop …)' });
});

describe('the form of a review', () => {
  const at = (path: string) => withPaths(review).find(([own]) => own === path)?.[1];

  it('offers the names of the business, and all methods', () => {
    expect(at('mentions.technicians')).toMatchObject({
      multiple: true,
      options: [{ label: 'Dana Whitfield', value: 'Dana Whitfield' }],
    });
    expect(at('mentions.services')).toMatchObject({ multiple: true, options: [{ label: 'Drains', value: 'drains' }] });
    expect(at('service_area')).toMatchObject({ widget: 'select', options: [{ label: 'Riverside', value: 'riverside' }] });
    const offered = withPaths(review).flatMap(([path, { options }]) => (path === 'verification.method' ? [options] : []));
    expect(
      JSON.stringify(offered)
        .match(/(?<="value":")\w+/g)
        ?.toSorted(),
    ).toEqual(VERIFICATION_METHODS.toSorted());
  });

  it('has plain text, days without a time, and groups, of which the seldom ones are closed', () => {
    expect(at('text')).toMatchObject({ widget: 'text', required: true });
    expect(at('response.date')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD', time_format: false });
    expect(at('verification')).toMatchObject({ widget: 'object', collapsed: false });
    expect(at('disclosure.incentive')).toMatchObject({ widget: 'object', collapsed: true });
    expect(at('redact')).toMatchObject({ widget: 'list', field: { widget: 'string' } });
  });

  it('tells a practice alone that the records must not add to what the text names', () => {
    for (const words of [en, es]) {
      const hintsOf = (trade: Trade) =>
        withPaths(reviewFields({ ...business, trade }, words)).flatMap(([path, { hint }]) =>
          path.startsWith('mentions') ? [hint] : [],
        );
      expect(hintsOf('dental')).toEqual(Object.values(words.hintsOfPatients));
      expect(hintsOf('auto').join()).not.toMatch(/health|sanidad|[Oo]nly|[Ss]olo/);
    }
  });

  it('adds and removes no photo, which a command prepares, and says so', () => {
    const hint = expect.stringContaining('npm run reviews -- photo');
    expect(at('photos')).toMatchObject({ widget: 'list', allow_add: false, allow_remove: false, hint });
  });
});

it('has no English words in the forms of a Spanish business but those that are the same in both', () => {
  const wordsIn = (words: FormWords) => {
    const forms = [
      reviewFields({ ...business, services: [] }, words),
      ...FILES_WITH_FORMS.map(([, file]) => fileFields(file, words)),
    ];
    return new Set(forms.flatMap((fields) => JSON.stringify(fields).match(/(?<="(?:label|label_singular|hint)":")[^"]+/g) ?? []));
  };
  const names = ['Dana Whitfield', 'Riverside', '5 ★', '4 ★', '3 ★', '2 ★', '1 ★'];
  expect([...wordsIn(es).intersection(wordsIn(en))].toSorted()).toEqual(['no', ...names].toSorted());
});
