import fc from 'fast-check';
import { textFault } from '../../../../src/authoring/source/text-issues.ts';
import type { NewReview } from '../../../../src/editing/changes/new-review-file.ts';
import { hostileText } from '../hostile/hostile-text.ts';

/** Strings that YAML, front matter or git could misread. */
const SIGNS = [
  '---',
  '\n---\n',
  '---\ndate: 1\nrating: 2\n---\n',
  '<<<<<<< a\n',
  '#',
  ' # ',
  ': ',
  '- ',
  '&a',
  '*a',
  '!x',
  '%',
  '@',
  '`',
  '|',
  '>',
  '[',
  '{',
  '}',
  ']',
  ',',
];
const WORDS = ['null', 'true', 'no', '~', '1e3', '0x1f', '2026-01-01', '.inf', 'text', 'مرحبا', '\u2028', '\u202E', '\\P', '\\L'];

/** Text that a form, a spreadsheet or an export may contain, without what no text may contain. */
export const proseText = fc
  .array(fc.oneof(hostileText, fc.constantFrom(...SIGNS, ...WORDS)), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join('').replace(/\r\n?/g, '\n').trim())
  .filter((text) => text !== '' && textFault(text) === undefined);

/** A short text on one line. */
const line = proseText
  .map((text) => text.replaceAll('\n', ' ').trim().slice(0, 60).toWellFormed())
  .filter((text) => text !== '' && textFault(text) === undefined);

/** The values of a review's optional fields. */
export const authoredFields = fc.record(
  {
    title: line,
    mentions: fc.record({ technicians: fc.array(line, { maxLength: 3 }), services: fc.array(line, { maxLength: 3 }) }),
    source: fc.record({ name: line, url: fc.constant('https://a.example/?b=c#d'), id: line }, { requiredKeys: ['name'] }),
    verification: fc.constant({ method: 'invoice' as const, date: '2026-03-15' }),
    response: fc.record({ date: fc.constant('2026-03-16'), text: proseText }),
    redact: fc.array(line, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** A whole review. */
export const authoredReview: fc.Arbitrary<NewReview> = fc
  .tuple(fc.record({ author: line, text: proseText, rating: fc.integer({ min: 1, max: 5 }) }), authoredFields)
  .map(([required, fields]) => ({ id: 'a', date: '2026-03-14', ...required, ...fields }));
