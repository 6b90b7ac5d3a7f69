import { expect, it } from 'vitest';
import { inputLineSchema } from '../../../src/insights/command/input-line.ts';
import { parseWith } from '../../../src/reviews/schemas/issues.ts';

function issuesOf(fields: object): string[] {
  const parsed = parseWith(inputLineSchema, { id: 'a', text: 'Some text', ...fields });
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('takes whole records, and keeps of them what is read', () => {
  const record = { id: 'a', text: 'b', rating: 5, author: 'Maria', verification: { method: 'invoice' }, targets: [] };
  expect(parseWith(inputLineSchema, record)).toEqual({ ok: true, value: { id: 'a', text: 'b', rating: 5, targets: [] } });
});

it('takes an empty text, any id, and null for what may be missing', () => {
  expect(issuesOf({ id: 'Überschrift 7/ä', text: '', rating: null, language: null, targets: null })).toEqual([]);
});

it.each(['en', 'EN', 'en_US', 'es-419', 'zh-Hant-TW', 'eng'])('takes the language %s', (language) => {
  expect(issuesOf({ language })).toEqual([]);
});

it.each([
  [{ id: '' }, 'id: is empty'],
  [{ id: 7 }, 'id: is a number, not text; put it in quotes'],
  [{ text: undefined }, 'text: is missing; text is required'],
  [{ rating: 7 }, 'rating: 7 is more than 5'],
  [{ language: 'English' }, 'language: "English" is not a language tag such as en or es-MX (BCP 47)'],
  [{ targets: 'x' }, 'targets: "x" is text, not a list; each entry stands on a line of its own, as in "- start: …"'],
  [{ targets: [{ start: -1, end: 2 }] }, 'targets.0.start: -1 is less than 0'],
  [{ targets: [{ start: 0 }] }, 'targets.0.end: is missing; a whole number is required'],
  [{ targets: [{ start: 2, end: 2 }] }, 'targets.0: its start, 2, is not before its end, 2'],
  [{ targets: [{ start: 0, end: 10 }] }, 'targets.0: its end, 10, is behind the end of the text, 9'],
])('refuses %j', (fields, message) => {
  expect(issuesOf(fields)).toEqual([message]);
});

it('takes a target of the whole text', () => {
  expect(issuesOf({ targets: [{ start: 0, end: 9 }] })).toEqual([]);
});
