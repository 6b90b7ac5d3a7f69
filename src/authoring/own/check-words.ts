import { z } from 'zod';
import { isMessage, joined, type Part } from '../../locales/each-message.ts';
import { en } from '../../locales/en.ts';
import { SHIPPED } from '../../locales/locale.ts';
import { countIn, placeholdersIn, templateOf, templatesOf } from '../../locales/templates.ts';
import { FURTHER_FORMS, isCounted, type OwnMessage, type OwnWords } from '../../reviews/own-words.ts';
import { type Issue, type Parsed, quote } from '../../reviews/schemas/issues.ts';
import { proseSchema } from '../../reviews/schemas/review.ts';
import { nearest } from '../problems/nearest.ts';
import { parseValue } from '../source/parse-value.ts';
import { valueAt } from '../source/source.ts';

/** Every message by its path. */
const MESSAGES = templatesOf(en);

const PRESENT = Object.entries(SHIPPED).map(([language, messages]) => [language, templatesOf(messages)] as const);

/** `words.yaml`: the business's words in place of the interface's, under the same keys. Other words stay as they are. */
export const wordsFileSchema = groupSchema(en, '');

function groupSchema(group: { readonly [key: string]: Part }, path: string): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(Object.entries(group).map(([key, part]) => [key, partSchema(part, joined(path, key)).optional()])),
  );
}

function partSchema(part: Part, path: string): z.ZodType {
  if (!isMessage(part)) return groupSchema(part, path).meta({ description: `The words under ${path}.` });
  const now = templateOf(path, part);
  return messageSchema(now).meta({ description: presentWords(path) });
}

function messageSchema(now: OwnMessage): z.ZodType {
  if (typeof now === 'string') return proseSchema;
  if (!isCounted(now)) return z.array(proseSchema).length(now.length, { error: `needs exactly ${now.length} entries` });
  const further = FURTHER_FORMS.map((form) => [form, proseSchema.optional()]);
  const counted = { one: proseSchema, other: proseSchema, ...Object.fromEntries(further) };
  return z.union([proseSchema, z.strictObject(counted)], {
    error: 'is neither a text nor a group with one and other, and zero, two, few and many where the language has them',
  });
}

/** The present words of every language, one language a line. */
function presentWords(path: string): string {
  return PRESENT.map(([language, templates]) => `${language}: ${shownMessage(templates.get(path) ?? '')}`).join('\n');
}

function shownMessage(message: OwnMessage): string {
  if (typeof message === 'string') return message;
  return isCounted(message) ? `${message.other} (one: ${message.one})` : message.join(', ');
}

/** Checks the value of `words.yaml`; an empty file leaves all words as they are. */
export function checkWords(value: unknown): Parsed<OwnWords> {
  const parsed = parseValue(wordsFileSchema, value ?? {});
  const issues = parsed.ok ? [] : parsed.issues.map(withWay);
  const words: Record<string, OwnMessage> = {};
  for (const [name, now] of MESSAGES) {
    const path = name.split('.');
    const written = valueAt(value, path);
    if (written === undefined) continue;
    const { data } = messageSchema(now).safeParse(written) as { data?: OwnMessage };
    // What is wrong otherwise is reported already.
    if (data === undefined) continue;
    words[name] = data;
    issues.push(...placeholderIssues(path, now, data));
  }
  return issues.length === 0 ? { ok: true, value: words } : { ok: false, issues };
}

/** Adds advice to the issue of an unknown key, perhaps of another version: how it is written, or where there is such a key. */
function withWay(issue: Issue): Issue {
  return issue.code === 'unrecognized_keys' ? { ...issue, message: wayTo(issue.path, issue.message) } : issue;
}

function wayTo(path: Issue['path'], message: string): string {
  const key = String(path.at(-1));
  const [group, ...below] = key.split('.');
  if (MESSAGES.has(path.join('.')) && below.length > 0)
    return `unknown key ${quote(key)}; write ${group}: on a line, and ${below.join('.')}: below it, two spaces in`;
  const elsewhere = [...MESSAGES.keys()].find((known) => known.endsWith(`.${key}`));
  // Then no key is meant that is only spelt alike.
  const told =
    elsewhere === undefined ? message : `unknown key ${quote(key)}; there is one under ${elsewhere.slice(0, -key.length - 1)}`;
  return `${told} (words.schema.json, in the folder schemas of the software, has all keys of this version)`;
}

/** What is wrong with the placeholders of the business's words for a message. */
function placeholderIssues(path: string[], now: OwnMessage, own: OwnMessage): Issue[] {
  if (typeof now === 'object' && !isCounted(now)) return [];
  const { one, other } = typeof now === 'string' ? { one: now, other: now } : now;
  const allowed = placeholdersIn(other);
  // The words for one thing need not repeat the number.
  const count = countIn(path.join('.'));
  const withoutCount = placeholdersIn(one).filter((name) => name !== count);
  if (typeof own === 'string') return textIssue(path, own, path.at(-1) === 'one' ? withoutCount : allowed, allowed);
  if (!isCounted(own)) return [];
  return Object.entries(own).flatMap(([form, text = '']) =>
    textIssue([...path, form], text, form === 'one' ? withoutCount : allowed, allowed),
  );
}

function textIssue(path: string[], text: string, required: readonly string[], allowed: readonly string[]): Issue[] {
  const found = placeholdersIn(text);
  const unknown = found.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, allowed);
    const hint = near === undefined ? '' : `; did you mean {${near}}?`;
    const there =
      allowed.length === 0
        ? '; nothing is filled in here, so write the words themselves'
        : `${hint} (filled in are: ${shown(allowed)})`;
    return [{ path, code: 'unknown_placeholder', message: `{${unknown}} stands for nothing${there}` }];
  }
  const missing = required.filter((name) => !found.includes(name));
  if (missing.length === 0) return [];
  return [{ path, code: 'missing_placeholder', message: `${shown(missing)} is missing; what it stands for would not be said` }];
}

function shown(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
