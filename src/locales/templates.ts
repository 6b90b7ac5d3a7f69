import { type CountedWords, isCounted, type OwnMessage, type OwnWords } from '../reviews/own-words.ts';
import { fillIn, PLACEHOLDER } from '../reviews/text/fill-in.ts';
import { wordsLikeOne } from '../reviews/text/words-like-one.ts';
import { eachMessage, isMessage, joined, type Message, type Part } from './each-message.ts';
import { PARAMETERS } from './parameters.ts';

/** Parameters that a message gets as numbers, because it has other words for one. */
const NUMBERS: readonly string[] = ['stars'];

/** A message as somebody would write it in `words.yaml`, with its parameters as `{name}`. */
export function templateOf(path: string, message: Message): OwnMessage {
  if (typeof message !== 'function') return message;
  const names = parametersOf(path);
  const say = (isOne: boolean) => {
    const values = names.map((name) => (name === 'one' ? isOne : isOne && NUMBERS.includes(name) ? 1 : `{${name}}`));
    return message(...(values as never[]));
  };
  return names.some((name) => name === 'one' || NUMBERS.includes(name)) ? { one: say(true), other: say(false) } : say(false);
}

/** Every message of a language as somebody would write it, by path. */
export function templatesOf(messages: Part): Map<string, OwnMessage> {
  const templates = new Map<string, OwnMessage>();
  eachMessage(messages, (path, message) => templates.set(path, templateOf(path, message)));
  return templates;
}

/** Every message of a language as somebody would write it in a `words.yaml`. */
export function wordsOf(part: Part, path = ''): unknown {
  if (isMessage(part)) return templateOf(path, part);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, wordsOf(inner, joined(path, key))]));
}

/** The names in `{}` of a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** The name of the number that decides between `one` and `other`; its words for one need not repeat it. */
export function countIn(path: string): string {
  const names = parametersOf(path);
  return names[names.indexOf('one') - 1] ?? names.find((name) => NUMBERS.includes(name)) ?? 'count';
}

/** Tells the plural form that a language has for a number. */
type FormOf = (number: number) => Intl.LDMLPluralRule;

/** The words of a locale, in which those of the business replace those with the same path. */
export function withOwnWords<T extends Part>(messages: T, words: OwnWords, formOf: FormOf, path = ''): T {
  if (isMessage(messages))
    return (Object.hasOwn(words, path) ? replaced(path, messages, words[path] as OwnMessage, formOf) : messages) as T;
  const entries = Object.entries(messages).map(([key, part]) => [key, withOwnWords(part, words, formOf, joined(path, key))]);
  return Object.fromEntries(entries) as T;
}

function replaced(path: string, message: Message, own: OwnMessage, formOf: FormOf): Message {
  if (typeof message === 'function') return typeof own === 'string' || isCounted(own) ? filledIn(path, own, formOf) : message;
  return isCounted(own) ? own.other : own;
}

/** Makes the function that fills the message's parameters into a template. Behind them it is given the plural form, if any. */
function filledIn(path: string, own: string | CountedWords, formOf: FormOf): (...values: unknown[]) => string {
  const names = parametersOf(path);
  const wordsFor = ([...values]: unknown[]): string => {
    if (typeof own === 'string') return own;
    const number = values.find((_, index) => NUMBERS.includes(names[index] ?? '')) as number | undefined;
    const form = number === undefined ? values[names.length] : formOf(number);
    if (number === 1 || values[names.indexOf('one')] === true) return own.one;
    if (form === 'one') return wordsLikeOne(own, `{${countIn(path)}}`);
    return own[form as keyof CountedWords] ?? own.other;
  };
  return (...values) => fillIn(wordsFor(values), Object.fromEntries(names.map((name, index) => [name, String(values[index])])));
}

function parametersOf(path: string): string[] {
  return PARAMETERS[path]?.split(' ') ?? [];
}
