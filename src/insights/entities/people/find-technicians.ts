import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { foldedWords } from '../../../reviews/text/comparing/fold-name.ts';
import type { NamedEntity } from '../named-entity.ts';
import { isInLongerPersonName, touchesMore } from '../names/longer-name.ts';
import { isOrdinary } from '../names/ordinary-words.ts';
import { type PhraseTable, phrasesAt, phraseTable } from '../names/phrase-table.ts';
import { isMarkedName, TITLES_IN_TEXTS, type Word } from '../names/words.ts';
import { isOneEdit } from './one-edit.ts';
import { isReviewersOwn } from './own-people.ts';
import { type NameParts, namePartsOf, type TechnicianForm, technicianForms } from './technician-forms.ts';

/** The names of all technicians, prepared for the search. */
interface Staff {
  readonly forms: PhraseTable<TechnicianForm>;
  readonly parts: ReadonlyMap<string, NameParts>;
  /** For each technician the single words, folded, that may contain one spelling mistake. */
  readonly singles: ReadonlyMap<string, readonly string[]>;
  readonly isName: (word: Word) => boolean;
}

/** A technician whom the text may name, and with how many words. */
interface Sighting {
  readonly key: string;
  readonly length: number;
}

type TechnicianFinder = (text: string, words: readonly Word[], recorded: readonly string[]) => NamedEntity[];

/** Makes the finder of technicians. `recorded` are the technicians of the review's record. */
export function createTechnicianFinder(technicians: Business['technicians'], aliases: Aliases['technicians']): TechnicianFinder {
  const staff = readStaff(technicians, aliases);
  return (text, words, recorded) => {
    const found: NamedEntity[] = [];
    for (let at = 0; at < words.length; ) {
      const sighting = sightingAt(staff, words, at, recorded);
      const [first, last] = [words[at], words[at + (sighting?.length ?? 1) - 1]];
      if (sighting !== undefined && first !== undefined && last !== undefined) {
        if (isReally(staff, text, words, at, at + sighting.length))
          found.push({ kind: 'technician', id: sighting.key, start: first.start, end: last.end });
      }
      at += sighting?.length ?? 1;
    }
    return found;
  };
}

function readStaff(technicians: Business['technicians'], aliases: Aliases['technicians']): Staff {
  const names = technicians.map(({ name }) => ({ name, others: aliases.get(name) ?? [] }));
  const nameWords = new Set(names.flatMap(({ name, others }) => [name, ...others].flatMap(foldedWords)));
  return {
    forms: phraseTable(names.flatMap(({ name, others }) => technicianForms(name, others))),
    parts: new Map(names.map(({ name }) => [name, namePartsOf(name)])),
    singles: new Map(names.map(({ name, others }) => [name, singleWords(name, others)])),
    isName: ({ folded }) => nameWords.has(folded),
  };
}

function singleWords(name: string, others: readonly string[]): string[] {
  return [namePartsOf(name).first, ...others.map(foldedWords).flatMap((words) => (words.length === 1 ? words : []))];
}

function sightingAt(staff: Staff, words: readonly Word[], at: number, recorded: readonly string[]): Sighting | undefined {
  const matches = phrasesAt(staff.forms, words, at, ({ folded }) => folded);
  for (const { values, length } of matches) {
    const key = meantBy(
      values.filter(({ capitals }) => isMarked(words, at, length, capitals)),
      recorded,
    );
    if (key !== undefined) return { key, length };
  }
  return matches.length === 0 ? slipAt(staff, words, at, recorded) : undefined;
}

/**
 * Whether all words that need a capital have one. If every word of the name needs a capital, at least one of them must stand
 * where a capital marks a name.
 */
function isMarked(words: readonly Word[], at: number, length: number, capitals: readonly number[]): boolean {
  if (!capitals.every((index) => words[at + index]?.capital)) return false;
  return capitals.length < length || capitals.some((index) => isMarkedName(words, at + index));
}

/**
 * Which technician the forms stand for: the only one of them in the record or, if none is, the only one at all if a form is
 * unmistakable.
 */
function meantBy(forms: readonly TechnicianForm[], recorded: readonly string[]): string | undefined {
  const keys = [...new Set(forms.map(({ key }) => key))];
  const inRecord = keys.filter((key) => recorded.includes(key));
  if (inRecord.length > 0) return inRecord.length === 1 ? inRecord[0] : undefined;
  return keys.length === 1 && forms.some(({ sure }) => sure) ? keys[0] : undefined;
}

/** Looks for the name of somebody in the record with one spelling mistake. */
function slipAt(staff: Staff, words: readonly Word[], at: number, recorded: readonly string[]): Sighting | undefined {
  const titled = TITLES_IN_TEXTS.has(words[at]?.folded ?? '') && /^\.?\s*$/.test(words[at + 1]?.gap ?? '');
  const word = words[titled ? at + 1 : at];
  if (word === undefined || staff.isName(word)) return undefined;
  const keys = recorded.filter((key) => namesToMiss(staff, key, titled).some((name) => isOneEdit(word.folded, name)));
  const [key] = keys;
  // Ordinary words are looked up last, because few words come so close to a name that the look-up is needed.
  if (key === undefined || keys.length > 1 || isOrdinary(word.folded)) return undefined;
  return { key, length: titled || surnameFollows(staff, words, at + 1, key) ? 2 : 1 };
}

function namesToMiss(staff: Staff, key: string, titled: boolean): readonly string[] {
  const last = staff.parts.get(key)?.last;
  if (titled) return last === undefined ? [] : [last];
  return staff.singles.get(key) ?? [];
}

function surnameFollows(staff: Staff, words: readonly Word[], at: number, key: string): boolean {
  const word = words[at];
  return word !== undefined && /^\s+$/.test(word.gap) && word.folded === staff.parts.get(key)?.last;
}

function isReally(staff: Staff, text: string, words: readonly Word[], at: number, end: number): boolean {
  const [first, last] = [words[at], words[end - 1]];
  if (first === undefined || last === undefined || touchesMore(text, first.start, last.end)) return false;
  return !isInLongerPersonName(words, at, end, staff.isName) && !isReviewersOwn(words, at, end);
}
