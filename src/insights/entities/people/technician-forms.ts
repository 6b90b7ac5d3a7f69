import { foldedWords } from '../../../reviews/text/comparing/fold-name.ts';
import { isOrdinary } from '../names/ordinary-words.ts';
import { distinctPhrases } from '../names/phrase-table.ts';
import { TITLES_IN_TEXTS } from '../names/words.ts';
import { isGivenName, nicknamesOf } from './given-names.ts';
import { withoutTitles } from './titles.ts';

/** A way to name a technician. */
export interface TechnicianForm {
  /** The technician's name as the business lists it. */
  readonly key: string;
  /** Whether the form is unmistakable: the full name, or an alias that the editors listed. */
  readonly sure: boolean;
  /** The places of its words that are also ordinary English words, so that only a capital makes them a name. */
  readonly capitals: readonly number[];
}

/** The parts of a technician's name, folded. */
export interface NameParts {
  readonly first: string;
  /** All words after the first, such as `van der berg`; empty for a single name. */
  readonly rest: readonly string[];
  readonly last: string | undefined;
}

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** Splits a name, without its titles and suffixes. */
export function namePartsOf(name: string): NameParts {
  const [first = '', ...rest] = foldedWords(withoutTitles(name)).filter((word) => !SUFFIXES.has(word));
  return { first, rest, last: rest.at(-1) };
}

/** All forms of a technician's name, each as its folded words. */
export function technicianForms(name: string, aliases: readonly string[]): [readonly string[], TechnicianForm][] {
  const { first, rest, last } = namePartsOf(name);
  if (first === '') return [];
  const given = [first, ...nicknamesOf(first)];
  const surnames = last === undefined ? [] : [rest, [last], ...withoutSecond(rest)];
  const sure = [
    foldedWords(name),
    ...aliases.map(foldedWords),
    ...given.flatMap((word) => surnames.map((surname) => [word, ...surname])),
  ];
  const likely = [
    ...given.filter((word) => word.length > 1).map((word) => [word]),
    ...surnames.flatMap((surname) => [...TITLES_IN_TEXTS, first.slice(0, 1)].map((before) => [before, ...surname])),
    ...(last !== undefined && !/^[ai]/.test(last) ? given.map((word) => [word, last.slice(0, 1)]) : []),
  ];
  return [
    ...distinctPhrases(sure).map((words) => formOf(words, name, true)),
    ...distinctPhrases(likely).map((words) => formOf(words, name, false)),
  ];
}

/** Words that join the parts of a last name. */
const PARTICLES: ReadonlySet<string> = new Set('al da de del den der do dos el la las los ter van von'.split(' '));

/** What people with two last names leave off is the second: `Amparo Ferrer Soler` is `Amparo Ferrer`. */
function withoutSecond(rest: readonly string[]): string[][] {
  const kept = rest.slice(0, -1);
  const last = kept.at(-1);
  return last === undefined || PARTICLES.has(last) || isGivenName(last) ? [] : [kept];
}

function formOf(words: readonly string[], key: string, sure: boolean): [readonly string[], TechnicianForm] {
  const common = words.flatMap((word, at) => (isOrdinary(word) || (word.length === 1 && at > 0) ? [at] : []));
  const doubtful = words.length === 2 && words[0]?.length === 1 && common.includes(1) ? [0, 1] : common;
  return [words, { key, sure, capitals: TITLES_IN_TEXTS.has(words[0] ?? '') ? [] : doubtful }];
}
