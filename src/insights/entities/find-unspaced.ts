import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import type { EntityKind, NamedEntity } from './named-entity.ts';

/** Names in scripts that put no spaces between words, in which a single letter says too little. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}$/u;
/** Korean has spaces, but what English says with a preposition stands behind the word, without one. */
const HANGUL = /^\p{Script=Hangul}{2,}$/u;

/** Makes the finder of names that are no words by themselves in a text, such as 佐藤 in 佐藤さんに. A name of two entities finds none. */
export function createUnspacedFinder(
  { technicians, services, service_areas }: Pick<Business, 'technicians' | 'services' | 'service_areas'>,
  aliases: Aliases,
): (text: string) => NamedEntity[] {
  const forms = new Map<string, { kind: EntityKind; id: string }[]>();
  const add = (kind: EntityKind, id: string, names: readonly string[]): void => {
    for (const form of new Set(names.map((name) => name.normalize('NFC').replace(/\s/g, ''))))
      if (UNSPACED.test(form) || HANGUL.test(form)) forms.set(form, [...(forms.get(form) ?? []), { kind, id }]);
  };
  for (const { name } of technicians) add('technician', name, [name, ...(aliases.technicians.get(name) ?? [])]);
  for (const { id, name } of services) add('service', id, [name, ...(aliases.services.get(id) ?? [])]);
  for (const { id, name } of service_areas) add('service_area', id, [name, ...(aliases.service_areas.get(id) ?? [])]);
  const single = [...forms].flatMap(([form, [entity, ...others]]) =>
    entity && others.length === 0 ? [{ form, ...entity }] : [],
  );
  const patterns = single.map(({ form, ...entity }) => ({ ...entity, pattern: patternOf(form) }));
  return (text) =>
    patterns.flatMap(({ kind, id, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index: start }) => ({ kind, id, start, end: start + found.length })),
    );
}

/** Matches a name with spaces in it or without, as people write 佐藤 美咲. */
function patternOf(form: string): RegExp {
  const start = HANGUL.test(form) ? '(?<!\\p{L})' : '';
  return new RegExp(start + [...form].join('\\s?'), 'gu');
}
