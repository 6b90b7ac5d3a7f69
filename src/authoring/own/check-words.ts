import { z } from 'zod';
import { en } from '../../locales/en.ts';
import { SHIPPED } from '../../locales/locale.ts';
import { countIn, isMessage, joined, type Part, placeholdersIn, templateOf, templatesOf } from '../../locales/templates.ts';
import { isCounted, type OwnMessage, type OwnWords } from '../../reviews/own-words.ts';
import type { Issue, Parsed } from '../../reviews/schemas/issues.ts';
import { proseSchema } from '../../reviews/schemas/review.ts';
import { nearest } from '../problems/nearest.ts';
import { parseValue } from '../source/parse-value.ts';

const PRESENT = Object.entries(SHIPPED).map(([language, messages]) => [language, templatesOf(messages)] as const);

/** `words.yaml`: what stands in the place of the interface's words, under the same keys; what it leaves out stays as it is. */
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
  return z.union([proseSchema, z.strictObject({ one: proseSchema, other: proseSchema })], {
    error: 'is neither a text nor a group with one and other',
  });
}

/** What every language says there now. */
function presentWords(path: string): string {
  return PRESENT.map(([language, templates]) => `${language}: ${shownMessage(templates.get(path) ?? '')}`).join('\n');
}

function shownMessage(message: OwnMessage): string {
  if (typeof message === 'string') return message;
  return isCounted(message) ? `${message.other} (one: ${message.one})` : message.join(', ');
}

/** Checks the value of `words.yaml`; an empty file leaves all words as they are. */
export function checkWords(value: unknown): Parsed<OwnWords> {
  if (value === null) return { ok: true, value: {} };
  const parsed = parseValue(wordsFileSchema, value);
  if (!parsed.ok) return parsed;
  const words: Record<string, OwnMessage> = {};
  const issues = gather(en, parsed.value as { readonly [key: string]: unknown }, [], words);
  return issues.length === 0 ? { ok: true, value: words } : { ok: false, issues };
}

/** Puts every message of a group under its path, and gives what is wrong with their placeholders. */
function gather(
  group: { readonly [key: string]: Part },
  own: { readonly [key: string]: unknown },
  keys: readonly string[],
  words: Record<string, OwnMessage>,
): Issue[] {
  return Object.entries(group).flatMap(([key, part]) => {
    const value = own[key];
    const path = [...keys, key];
    if (value === undefined) return [];
    if (!isMessage(part)) return gather(part, value as { readonly [key: string]: unknown }, path, words);
    words[path.join('.')] = value as OwnMessage;
    return placeholderIssues(path, templateOf(path.join('.'), part), value as OwnMessage);
  });
}

function placeholderIssues(path: string[], now: OwnMessage, own: OwnMessage): Issue[] {
  if (typeof now === 'object' && !isCounted(now)) return [];
  const { one, other } = typeof now === 'string' ? { one: now, other: now } : now;
  const allowed = placeholdersIn(other);
  // Of a text for one thing alone the number is plain.
  const count = countIn(path.join('.'));
  const withoutCount = placeholdersIn(one).filter((name) => name !== count);
  if (typeof own === 'string') return textIssue(path, own, path.at(-1) === 'one' ? withoutCount : allowed, allowed);
  if (!isCounted(own)) return [];
  return [
    ...textIssue([...path, 'one'], own.one, withoutCount, allowed),
    ...textIssue([...path, 'other'], own.other, allowed, allowed),
  ];
}

function textIssue(path: string[], text: string, required: readonly string[], allowed: readonly string[]): Issue[] {
  const found = placeholdersIn(text);
  const unknown = found.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, allowed);
    const hint = near === undefined ? '' : `; did you mean {${near}}?`;
    const there = allowed.length === 0 ? 'nothing is filled in here' : `filled in are: ${shown(allowed)}`;
    return [{ path, code: 'unknown_placeholder', message: `{${unknown}} stands for nothing${hint} (${there})` }];
  }
  const missing = required.filter((name) => !found.includes(name));
  if (missing.length === 0) return [];
  return [{ path, code: 'missing_placeholder', message: `${shown(missing)} is missing; what it stands for would not be said` }];
}

function shown(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
