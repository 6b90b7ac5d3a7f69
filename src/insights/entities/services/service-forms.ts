import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { readWordTable } from '../../../word-files/word-table.ts';
import { ENGLISH_FORMS } from '../../languages/english/forms.ts';
import { stemOf } from '../../languages/english/stems.ts';
import { wordStems } from '../../text/tokens.ts';
import { distinctPhrases } from '../names/phrase-table.ts';

const WORDS = readWordTable(new URL('service-words.tsv', import.meta.url));
/** Words for work and kinds of work. The rest of a service's name is the thing that is worked on. */
const ACTIVITIES = stemSet(WORDS.get('activity'));
/** Things that every review speaks of. */
const TOO_COMMON = stemSet(WORDS.get('common'));

/**
 * The stem by which the words of services are compared: the stem of the stem, because that of "conditioner" has a stem of its
 * own.
 */
export function serviceStem(stem: string): string {
  return stem.startsWith('<') ? stem : stemOf(stem);
}

/** The forms of every service's name, each with the service's id. */
export function servicePhrases(
  services: Business['services'],
  aliases: Aliases['services'],
): (readonly [stems: readonly string[], id: string])[] {
  return services.flatMap((service) =>
    serviceForms(service, aliases.get(service.id) ?? []).map((stems) => [stems, service.id] as const),
  );
}

/**
 * The forms of a service's name, each as its stems: the name, the id and the aliases, and the things that these name, without the
 * work.
 */
export function serviceForms({ id, name }: Business['services'][number], aliases: readonly string[]): (readonly string[])[] {
  const ofId = serviceStems(id);
  // An id is often shorter than a name would be: "phone" for "Home phone".
  const phrases = [...[name, ...aliases].map(serviceStems), ...(isTooCommon(ofId) ? [] : [ofId])];
  const things = [name, id.replaceAll('-', ' '), ...aliases].flatMap(thingsIn);
  const forms = [...phrases, ...things].flatMap((stems) => (stems.includes('ac') ? [stems, stems.flatMap(spellOut)] : [stems]));
  return distinctPhrases(forms).filter((stems) => stems.length > 0);
}

/** The things in a phrase: "Leak and pipe repair" names a leak and a pipe. */
function thingsIn(phrase: string): string[][] {
  return phrase
    .split(/\band\b|\bor\b|[&,/+;()]/i)
    .map((part) => serviceStems(part).filter((stem) => !ACTIVITIES.has(stem)))
    .filter((stems) => stems.length > 1 || (stems[0] !== undefined && stems[0].length > 1 && !isTooCommon(stems)));
}

/** Whether stems are a single one that says nothing of a service. */
function isTooCommon([stem, ...others]: readonly string[]): boolean {
  return stem !== undefined && others.length === 0 && TOO_COMMON.has(stem);
}

/** The stems of a phrase, as services are compared. */
export function serviceStems(phrase: string): string[] {
  return wordStems(phrase, ENGLISH_FORMS).map(serviceStem);
}

/** `A/C` is read as two words of one letter. */
function spellOut(stem: string): string[] {
  return stem === 'ac' ? ['a', 'c'] : [stem];
}

function stemSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.map((word) => stemOf(stemOf(word))));
}
