import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { foldedWords } from '../../reviews/text/comparing/fold-name.ts';
import type { NamedEntity } from './named-entity.ts';
import { isInLongerAreaName, touchesMore } from './names/longer-name.ts';
import { isOrdinary } from './names/ordinary-words.ts';
import { distinctPhrases, phrasesIn, phraseTable } from './names/phrase-table.ts';
import type { Word } from './names/words.ts';

/** Words at the end of an area's name that people leave out. */
const DISTRICT = /^(?:township|village|town|city|county|district|neighborhood|neighbourhood|area)$/;

type AreaFinder = (text: string, words: readonly Word[], recorded: string | undefined) => NamedEntity[];

/** Makes the finder of service areas. `recorded` is the area of the review's record. */
export function createAreaFinder(
  business: Pick<Business, 'service_areas' | 'address' | 'technicians'>,
  aliases: Aliases['service_areas'],
): AreaFinder {
  const forms = phraseTable(areaPhrases(business, aliases));
  const known = new Set([...localityOf(business), ...business.technicians.flatMap(({ name }) => foldedWords(name))]);
  const isKnown = ({ folded }: Word): boolean => known.has(folded);
  return (text, words, recorded) =>
    phrasesIn(forms, words, ({ folded }) => folded).flatMap(({ values, at, next, start, end }) => {
      const id = meantBy(values, recorded);
      if (id === undefined || !isWritten(words, at, next)) return [];
      if (isInLongerAreaName(words, at, next, isKnown) || touchesMore(text, start, end)) return [];
      return [{ kind: 'service_area' as const, id, start, end }];
    });
}

/** The forms of every area's name, each with the area's id. */
export function areaPhrases(
  business: Pick<Business, 'service_areas' | 'address'>,
  aliases: Aliases['service_areas'],
): (readonly [words: readonly string[], id: string])[] {
  const locality = localityOf(business);
  return business.service_areas.flatMap((area) =>
    areaForms(area, aliases.get(area.id) ?? [], locality).map((words) => [words, area.id] as const),
  );
}

function localityOf({ address }: Pick<Business, 'address'>): readonly string[] {
  return foldedWords(address?.address_locality ?? '');
}

/** The forms of an area's name, each as its folded words. */
export function areaForms(
  { id, name }: Business['service_areas'][number],
  aliases: readonly string[],
  locality: readonly string[],
): (readonly string[])[] {
  const full = [name, id, ...aliases].map(foldedWords);
  const short = full.map((words) => withoutEnd(withoutLocality(words, locality)));
  return distinctPhrases([...full, ...short]).filter((words) => words.length > 0);
}

function withoutLocality(words: readonly string[], locality: readonly string[]): readonly string[] {
  const rest = words.slice(0, Math.max(words.length - locality.length, 0));
  return rest.length > 0 && words.slice(rest.length).join(' ') === locality.join(' ') ? rest : words;
}

function withoutEnd(words: readonly string[]): readonly string[] {
  return words.length > 1 && DISTRICT.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

function meantBy(values: readonly string[], recorded: string | undefined): string | undefined {
  const ids = new Set(values);
  if (recorded !== undefined && ids.has(recorded)) return recorded;
  return ids.size === 1 ? values[0] : undefined;
}

/** Whether an area's name is written as a name: an "old mill" is just a mill, but the "Old Mill" is an area. */
function isWritten(words: readonly Word[], at: number, end: number): boolean {
  const name = words.slice(at, end);
  return (
    name.some(({ folded }) => !isOrdinary(folded)) ||
    name.every(({ capital, opens }, index) => capital && (index > 0 || !opens || end - at > 1))
  );
}
