import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { isOrdinary } from '../../entities/names/ordinary-words.ts';
import { isGivenName, nicknamesOf } from '../../entities/people/given-names.ts';
import { namePartsOf } from '../../entities/people/technician-forms.ts';
import { ENGLISH_FORMS } from '../../languages/english/forms.ts';
import { stemOf } from '../../languages/english/stems.ts';
import { type Token, tokenise, wordStems } from '../../text/tokens.ts';
import type { Readings } from '../readings.ts';

/** The stems that are names, and so not topics. */
export interface Names {
  /** Stems that no term contains. */
  readonly barred: ReadonlySet<string>;
  /** Stems of which alone no term may consist: names that are also English words, those of aspects, and the site's domain. */
  readonly weak: ReadonlySet<string>;
  /** The services' names, each as its stems separated by spaces. */
  readonly services: ReadonlySet<string>;
}

/** Gathers the names that the business's file gives, those of the aspects, and those that the reviews capitalise. */
export function namesIn(
  business: Business,
  aliases: Aliases['technicians'],
  aspects: readonly string[],
  readings: Readings,
): Names {
  const parts = namesOf(business, aliases).flatMap(wordsIn);
  const uses = usesOf(readings);
  const isWord = ({ word }: Token): boolean => isOrdinary(foldName(word));
  const given = parts.filter((part) => !isWord(part)).flatMap(({ word, stem }) => [stem, stemOf(foldName(word))]);
  return {
    barred: new Set([...given, ...shortNamesOf(business.name), ...namesAmong(uses)]),
    weak: new Set([
      ...[...parts.filter(isWord), ...aspects.flatMap(wordsIn)].map(({ stem }) => stem),
      ...new URL(business.url).hostname.split('.').map(stemOf),
      ...uses.filter((use) => use.within.capital > 1 && isMostlyCapitalWithin(use)).map(({ stem }) => stem),
    ]),
    services: new Set(
      business.services.flatMap(({ id, name }) => [name, id]).map((name) => wordStems(name, ENGLISH_FORMS).join(' ')),
    ),
  };
}

/**
 * The initials of the business and its words as one, which reviews may use for it: "aca", "aldercreekair". A name of one word has
 * neither.
 */
function shortNamesOf(name: string): string[] {
  const words = wordsIn(name).map(({ word }) => foldName(word));
  return words.length < 2 ? [] : [words.map((word) => word.charAt(0)).join(''), words.join('')].map(stemOf);
}

function namesOf({ name, address, technicians, service_areas }: Business, aliases: Aliases['technicians']): string[] {
  const people = technicians.flatMap((technician) => [technician.name, ...nicknamesOf(namePartsOf(technician.name).first)]);
  const places = [...service_areas.map((area) => area.name), address?.address_locality ?? '', address?.address_region ?? ''];
  return [name, ...people, ...[...aliases.values()].flat(), ...places];
}

function wordsIn(name: string): Token[] {
  return tokenise(name, ENGLISH_FORMS).filter(({ kind }) => kind === 'word');
}

/** A word is a name if more than this share of its occurrences are capitalised. */
const NAME_SHARE = 0.6;

/**
 * The stems of words that are mostly capitalised, and are given names or not English words: people and places that the business
 * does not list. Those that begin a sentence count, too, because some names stand nowhere else: "Gourav and Prab came".
 */
function namesAmong(uses: readonly Uses[]): string[] {
  return uses.flatMap(({ stem, written, within, opening }) => {
    const word = foldName(wordOf(written).replace(/'s$/, ''));
    const all = { all: within.all + opening.all, capital: within.capital + opening.capital };
    const isName = isGivenName(word) || !isOrdinary(word);
    return isName && (isMostlyCapital(within) || isMostlyCapital(all)) ? [stem] : [];
  });
}

/** The stems that are mostly capitalised where they follow another word. */
export function mostlyCapitalised(readings: Readings): string[] {
  return usesOf(readings)
    .filter(isMostlyCapitalWithin)
    .map(({ stem }) => stem);
}

/** How often a stem occurs, and how often with a capital. */
interface Count {
  all: number;
  capital: number;
}

/** The uses of a stem that follow another word, and those that begin a sentence or a part of it. */
interface Uses {
  readonly stem: string;
  /** The first of them as it is written. */
  written: string;
  readonly within: Count;
  readonly opening: Count;
}

function isMostlyCapitalWithin({ within }: Uses): boolean {
  return isMostlyCapital(within);
}

function isMostlyCapital({ all, capital }: Count): boolean {
  return capital > NAME_SHARE * all;
}

function usesOf({ reviews, firsts, starts, ends, stemAt, stems }: Readings): Uses[] {
  const none = () => ({ all: 0, capital: 0 });
  const uses = stems.map((stem): Uses => ({ stem, written: '', within: none(), opening: none() }));
  for (const [reading, { text }] of reviews.entries()) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const stem = stemAt[token] ?? 0;
      const use = stem === 0 ? undefined : uses[Math.abs(stem)];
      if (use === undefined) continue;
      if (use.written === '') use.written = text.slice(starts[token], ends[token]);
      const count = stem < 0 ? use.within : use.opening;
      count.all += 1;
      if (hasCapital(text, starts[token] ?? 0)) count.capital += 1;
    }
  }
  return uses;
}

/**
 * Whether a word begins with a capital. Initials and shouted words do not count, because they have capitals for another reason.
 */
function hasCapital(text: string, start: number): boolean {
  return !/[a-z]/.test(text.charAt(start)) && /^\p{Lu}[\p{Ll}\p{M}]/u.test(text.slice(start, start + 4));
}

function wordOf(written: string): string {
  return tokenise(written, ENGLISH_FORMS)[0]?.word ?? '';
}
