import fc from 'fast-check';
import { expect } from 'vitest';
import { DATES, SERVICES, TECHNICIANS } from './mcp.ts';

type Given = Readonly<Record<string, unknown>>;

/** What an argument of a tool may be, stated independently of the schemas with which the tools check. */
interface Rule {
  readonly isRight: (value: unknown) => boolean;
  readonly right: fc.Arbitrary<unknown>;
  /** Values that are nearly right. */
  readonly odd: fc.Arbitrary<unknown>;
  readonly isRequired?: true;
}

export type Rules = Readonly<Record<string, Rule>>;

const text = (...usual: string[]): Rule => ({
  isRight: (value) => typeof value === 'string' && value.length <= 8192,
  right: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', ...usual) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  ),
  odd: fc.constantFrom('x'.repeat(8192), 'x'.repeat(8193)),
});

const numberFrom = (least: number, most: number, isWhole: boolean): Rule => ({
  isRight: (value) => typeof value === 'number' && value >= least && value <= most && (!isWhole || value % 1 === 0),
  right: isWhole ? fc.integer({ min: least, max: most }) : fc.double({ min: least, max: most, noNaN: true }),
  odd: fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: least - 1, max: most + 1 }),
    fc.constant(least + 0.5),
  ),
});

const date: Rule = {
  isRight: isDate,
  right: fc.constantFrom(...DATES, '2024-02-29', '0000-01-01', '9999-12-31'),
  odd: fc.constantFrom('2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00:00Z', '+2026-01-01'),
};

/** Any text is allowed. If it is not an id, no review has it. */
const id: Rule = {
  isRight: (value) => typeof value === 'string' && value.length <= 8192,
  right: fc.oneof(
    { weight: 3, arbitrary: fc.nat(40).map((n) => `review-${n}`) },
    { weight: 2, arbitrary: fc.nat(40).map((n) => `https://reviews.example.com/reviews/review-${n}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '-a',
        'Review-1',
        'a'.repeat(81),
        'ä',
        '../x',
        'review-1\n',
        'review-1/',
        '/review-1?x',
        '/review-1.md',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  ),
  odd: fc.constantFrom('x'.repeat(8192), 'x'.repeat(8193)),
};

export const searchRules: Rules = {
  rating: numberFrom(1, 5, true),
  min_rating: numberFrom(1, 5, false),
  max_rating: numberFrom(1, 5, false),
  since: date,
  until: date,
  query: text('water', 'STRASSE', '"never again"', '😀', 'e', '出'),
  mentions_technician: text(...TECHNICIANS, 'dana whitfield', 'ŁUKASZ GROSSMANN', 'Dana'),
  mentions_service: text(...SERVICES, 'Drain-Cleaning'),
  service_area: text('riverside', 'RIVERSIDE'),
  sort: {
    isRight: (value) => typeof value === 'string' && ['newest', 'highest', 'lowest', 'most-said'].includes(value),
    right: fc.constantFrom('newest', 'highest', 'lowest', 'most-said'),
    odd: fc.constantFrom('', 'Highest', 'oldest'),
  },
  facets: {
    isRight: (value) => typeof value === 'boolean',
    right: fc.boolean(),
    odd: fc.constantFrom(0, 1, 'yes', 'true'),
  },
  limit: numberFrom(1, 100, true),
};

export const sinceRules: Rules = { date: { ...date, isRequired: true }, limit: numberFrom(1, 100, true) };

export const idRules: Rules = { id: { ...id, isRequired: true } };

export const insightsRules: Rules = {
  aspect: text('punctuality', 'Price', 'warranty', 'nothing'),
  technician: text(...TECHNICIANS, 'dana whitfield', 'ŁUKASZ GROSSMANN', 'Dana'),
  service: text(...SERVICES, 'Drain-Cleaning'),
  service_area: text('riverside', 'RIVERSIDE'),
};

export const questionRules: Rules = { query: { ...text('water', 'hot water today', 'Straße never'), isRequired: true } };

/**
 * Arguments for a tool: either a few correct ones, or any that may be left out, nearly right, null, of another type or unknown.
 */
export function argumentsBy(rules: Rules): fc.Arbitrary<Given> {
  const names = Object.keys(rules);
  const required = names.filter((name) => rules[name]?.isRequired);
  const right = fc
    .subarray(names, { maxLength: Math.min(3, names.length) })
    .chain((some) => fc.record(valuesBy(rules, new Set([...required, ...some]), ({ right: values }) => values)));
  const any = fc.record(
    { ...valuesBy(rules, new Set(names), anyOf), unknown: fc.jsonValue({ maxDepth: 1 }) },
    { requiredKeys: [] },
  );
  return fc.oneof(right, any).map((given) => JSON.parse(JSON.stringify(given)));
}

function anyOf({ right, odd }: Rule): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 1 }), right.map(String));
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: odd }, { weight: 1, arbitrary: other });
}

function valuesBy(rules: Rules, names: ReadonlySet<string>, valuesOf: (rule: Rule) => fc.Arbitrary<unknown>) {
  const chosen = Object.entries(rules).filter(([name]) => names.has(name));
  return Object.fromEntries(chosen.map(([name, rule]) => [name, valuesOf(rule)]));
}

/** The names of the arguments that are wrong, in alphabetical order. */
export function wrongBy(rules: Rules, given: Given): string[] {
  const isWrong = ([name, { isRight, isRequired }]: [string, Rule]) => {
    const value = given[name] ?? undefined;
    return value === undefined ? isRequired === true : !isRight(value);
  };
  const wrong = Object.entries(rules)
    .filter(isWrong)
    .map(([name]) => name);
  const { since, until, rating, limit, min_rating: least, max_rating: most } = given;
  // If a whole number is required and a fraction is given, Zod does not compare the dates and bounds.
  const isCompared = [rating, limit].every((value) => typeof value !== 'number' || Number.isInteger(value));
  const isReversed = isCompared && isDate(since) && isDate(until) && String(since) > String(until);
  const isCrossed =
    isCompared &&
    [least, most].every((bound) => typeof bound === 'number' && bound >= 1 && bound <= 5) &&
    Number(least) > Number(most);
  return [...wrong, ...(isReversed ? ['since'] : []), ...(isCrossed ? ['min_rating'] : [])].sort();
}

/** Whether a value is a date that exists in the calendar. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The id, which may be given alone or at the end of an address. */
export function idIn({ id: given }: Given): string {
  const [path = ''] = typeof given === 'string' ? given.split(/[?#]/, 1) : [];
  return path.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
}

/** What a tool says if it is given an argument that it does not know. */
export function ignoredIn(rules: Rules, given: Given): string[] {
  const isIgnored = Object.keys(presentIn(given)).some((name) => !Object.hasOwn(rules, name));
  return isIgnored ? [expect.stringMatching(/^Ignored: "unknown"\. The arguments of /)] : [];
}

/** The arguments that are not null. */
export function presentIn(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}
