import { isInLongerPersonName } from '../../insights/entities/longer-name.ts';
import { isOrdinary } from '../../insights/entities/ordinary-words.ts';
import { isOneEdit } from '../../insights/entities/people/one-edit.ts';
import { isReviewersOwn } from '../../insights/entities/people/own-people.ts';
import { foldedWords, technicianForms } from '../../insights/entities/people/technician-forms.ts';
import { isMarkedName, readWords, type Word } from '../../insights/entities/words.ts';
import { readText } from '../../insights/languages/tokenised-text.ts';
import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';

/** What customers call somebody who comes to work. Words for the office are left out: `business.yaml` lists technicians. */
const ROLE_WORDS =
  'technician tech plumber electrician installer repairman serviceman handyman mechanic apprentice hygienist stylist'.split(' ');
const ROLES: ReadonlySet<string> = new Set(ROLE_WORDS);
/** A quick first test: few texts have such a word, and reading all words takes time. */
const ANY_ROLE = new RegExp(ROLE_WORDS.join('|'), 'i');

/** Words that point to another firm, whose people are not in `business.yaml`: "the other plumber, Kyle", "their tech Kyle". */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'other another previous last first second different old former their his her new big local competing'.split(' '),
);

const DETERMINERS: ReadonlySet<string> = new Set('our the your my a'.split(' '));

/** Finds the people whom a text names as technicians and who are not listed. */
export type UnknownPeople = (text: string) => string[];

/** Makes the finder for a business, in English. If a business lists no technicians, nobody is found. */
export function createUnknownPeople(business: Business, aliases: Aliases): UnknownPeople {
  if (business.technicians.length === 0) return () => [];
  const known = knownWords(business, aliases);
  const isKnown = ({ folded }: Word): boolean => known.has(folded) || [...known].some((name) => isOneEdit(folded, name));
  return (text) => {
    if (!ANY_ROLE.test(text)) return [];
    const words = readWords(readText(text));
    const found = words.flatMap((_, at) => {
      const end = nameEnd(words, at);
      if (end === undefined || !isIntroduced(words, at, end)) return [];
      const name = words.slice(at, end);
      if (name.some(isKnown) || isReviewersOwn(words, at, end) || isInLongerPersonName(words, at, end, () => false)) return [];
      return [text.slice(name[0]?.start, name.at(-1)?.end)];
    });
    return [...new Set(found)];
  };
}

/** The words of all names in `business.yaml`: a technician may be called by any of them, and a place is no person. */
function knownWords({ name, technicians, service_areas, address }: Business, aliases: Aliases): Set<string> {
  const forms = technicians.flatMap((person) => technicianForms(person.name, aliases.technicians.get(person.name) ?? []));
  const places = [name, ...service_areas.map((area) => area.name), address?.address_locality ?? ''];
  return new Set([...forms.flatMap(([words]) => words), ...places.flatMap(foldedWords)].filter((word) => word.length > 1));
}

/** Where a name that begins at a word ends: after one or two words with capitals that are no ordinary English words. */
function nameEnd(words: readonly Word[], at: number): number | undefined {
  if (!isName(words, at) || (isName(words, at - 1) && isNext(words[at]))) return undefined;
  return isName(words, at + 1) && isNext(words[at + 1]) ? at + 2 : at + 1;
}

function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && word.folded.length > 2 && !word.shouted && isMarked(words, at) && !isOrdinary(word.folded);
}

/** A name may also open a sentence: "Kyle, our technician, …". */
function isMarked(words: readonly Word[], at: number): boolean {
  return isMarkedName(words, at) || (words[at]?.capital === true && /^\s*,\s*$/.test(words[at + 1]?.gap ?? ''));
}

function isNext(word: Word | undefined): boolean {
  return word !== undefined && /^[^\S\n]+$/.test(word.gap);
}

/** Whether a role stands before or behind the name: "our technician Kyle", "the tech was named Kyle", "Kyle, our plumber,". */
function isIntroduced(words: readonly Word[], at: number, end: number): boolean {
  return followsRole(words, at) || precedesRole(words, end);
}

function followsRole(words: readonly Word[], at: number): boolean {
  if (!/^[\s,(]*$/.test(words[at]?.gap ?? '')) return false;
  let before = at - 1;
  for (const link of ['named', 'called', 'was', 'is', 'name']) if (words[before]?.folded === link) before -= 1;
  return isRole(words, before) && isOwnRole(words, before);
}

function precedesRole(words: readonly Word[], end: number): boolean {
  if (words[end]?.gap.trim() !== ',' || !/^(?:our|the|your)$/.test(words[end]?.folded ?? '')) return false;
  const role = ROLES.has(words[end + 1]?.folded ?? '') ? end + 1 : end + 2;
  return isRole(words, role) && isOwnRole(words, role) && /^\s*[,.)!;]/.test(words[role + 1]?.gap ?? '.');
}

function isRole(words: readonly Word[], at: number): boolean {
  return ROLES.has(words[at]?.folded ?? '') && words[at]?.possessive === false;
}

/** "our technician", "the young tech"; not "another tech", nor "tech" without an article. */
function isOwnRole(words: readonly Word[], at: number): boolean {
  const before = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  if (before.some((word) => ELSEWHERE.has(word))) return false;
  return before.some((word) => DETERMINERS.has(word));
}
