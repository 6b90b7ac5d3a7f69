import type { Business } from '../../reviews/schemas/business.ts';
import { foldName } from '../entities/fold-name.ts';
import { isOrdinary } from '../entities/ordinary-words.ts';
import { nicknamesOf } from '../entities/people/nicknames.ts';
import { namePartsOf } from '../entities/people/technician-forms.ts';
import { stemOf } from '../text/stems.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { isJoined, isTermWord, type Reading } from './words.ts';

/** Which stems are names, and so no subject of the reviews. */
export interface Names {
  /** No term holds one of them. */
  readonly barred: ReadonlySet<string>;
  /** No term is made of them alone: parts of names that are words of English as well. */
  readonly weak: ReadonlySet<string>;
  /** The services' names, each as its stems with spaces between. */
  readonly services: ReadonlySet<string>;
}

/** Gathers the names that the business gives, and those that the reviews write with a capital. */
export function namesIn(business: Business, readings: readonly Reading[]): Names {
  const parts = namesOf(business).flatMap(wordsIn);
  const isWord = ({ word }: Token): boolean => isOrdinary(foldName(word));
  const given = parts.filter((part) => !isWord(part)).flatMap(({ word, stem }) => [stem, stemOf(foldName(word))]);
  return {
    barred: new Set([...given, ...capitalised(readings)]),
    weak: new Set(parts.filter(isWord).map(({ stem }) => stem)),
    services: new Set(business.services.flatMap(({ id, name }) => [stemsIn(name), stemsIn(id)])),
  };
}

function namesOf({ name, address, technicians, service_areas }: Business): string[] {
  const people = technicians.flatMap((technician) => [technician.name, ...nicknamesOf(namePartsOf(technician.name).first)]);
  const places = [...service_areas.map((area) => area.name), address?.address_locality ?? '', address?.address_region ?? ''];
  return [name, ...people, ...places];
}

function wordsIn(name: string): Token[] {
  return tokenise(name).filter(({ kind }) => kind === 'word');
}

function stemsIn(name: string): string {
  return wordsIn(name)
    .map(({ stem }) => stem)
    .join(' ');
}

/** A word with a capital in more than this part of the places where it follows another word is a name. */
const NAME_SHARE = 0.6;

/** The stems of words that are no English and mostly have a capital: people and places that the business does not list. */
function capitalised(readings: readonly Reading[]): string[] {
  const uses = new Map<string, { word: string; all: number; capital: number }>();
  for (const reading of readings) {
    for (const [at, token] of reading.tokens.entries()) {
      if (!isTermWord(token) || !isJoined(reading, at)) continue;
      const use = uses.get(token.stem) ?? { word: token.word, all: 0, capital: 0 };
      uses.set(token.stem, use);
      use.all += 1;
      if (hasCapital(reading.text, token)) use.capital += 1;
    }
  }
  return [...uses]
    .filter(([, { word, all, capital }]) => capital > NAME_SHARE * all && !isOrdinary(foldName(word.replace(/'s$/, ''))))
    .map(([stem]) => stem);
}

/** Initials and shouted words have capitals for another reason. */
function hasCapital(text: string, { start, end }: Token): boolean {
  return /^\p{Lu}[\p{Ll}\p{M}]/u.test(text.slice(start, end));
}
