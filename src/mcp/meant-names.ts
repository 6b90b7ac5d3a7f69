import { areaForms } from '../insights/entities/find-areas.ts';
import { serviceForms, serviceStem } from '../insights/entities/service-forms.ts';
import { foldedWords, namePartsOf, technicianForms } from '../insights/entities/technician-forms.ts';
import { tokenise } from '../insights/text/tokens.ts';
import type { Aliases } from '../reviews/aliases.ts';
import type { Business } from '../reviews/business.ts';
import { quote } from '../reviews/issues.ts';
import { foldText } from '../reviews/text-match.ts';

/** The names or ids by which the business lists whom or what somebody may mean. */
type Understand = (asked: string) => readonly string[];

/** Understands names that are not quite those of the business. */
export interface MeantNames {
  /** Also by a first name, a nickname, a surname. */
  readonly technician: Understand;
  /** Also by its name, or the thing in it: `heat pumps`. */
  readonly service: Understand;
  /** Also by its name, without a `Township` at its end. */
  readonly serviceArea: Understand;
}

/** Knows the editors' aliases, too, which are not published. */
export function createMeantNames({ technicians, services, service_areas, address }: Business, aliases: Aliases): MeantNames {
  const people = technicians.map(({ name }): Named => ({ key: name, name, aliases: aliases.technicians.get(name) ?? [] }));
  const jobs = services.map(({ id, name }): Named => ({ key: id, name, aliases: aliases.services.get(id) ?? [] }));
  const areas = service_areas.map(({ id, name }): Named => ({ key: id, name, aliases: aliases.service_areas.get(id) ?? [] }));
  const locality = foldedWords(address?.address_locality ?? '');
  const forms = people.flatMap(({ name, aliases: others }) => technicianForms(name, others));
  return {
    technician: firstOf([
      asWritten(people),
      byWords(
        forms.filter(([, { sure }]) => sure).map(([words, { key }]) => [words, key]),
        foldedWords,
      ),
      byWords(
        forms.map(([words, { key }]) => [words, key]),
        foldedWords,
      ),
      byWords(
        people.map(({ key, name }) => [[namePartsOf(name).last ?? ''], key]),
        foldedWords,
      ),
    ]),
    service: firstOf([
      asWritten(jobs),
      byWords(
        jobs.flatMap((job) => serviceForms({ ...job, id: job.key }, job.aliases).map((stems): Form => [stems, job.key])),
        stemsIn,
      ),
    ]),
    serviceArea: firstOf([
      asWritten(areas),
      byWords(
        areas.flatMap((area) =>
          areaForms({ ...area, id: area.key }, area.aliases, locality).map((words): Form => [words, area.key]),
        ),
        foldedWords,
      ),
    ]),
  };
}

interface Named {
  readonly key: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

type Form = readonly [words: readonly string[], key: string];

/** What the first way that finds anything finds. */
function firstOf(ways: readonly Understand[]): Understand {
  return (asked) => ways.map((way) => way(asked)).find((keys) => keys.length > 0) ?? [];
}

function asWritten(items: readonly Named[]): Understand {
  return lookUp(
    items.flatMap(({ key, name, aliases }) => [key, name, ...aliases].map((text): [string, string] => [text, key])),
    foldText,
  );
}

function byWords(forms: readonly Form[], wordsIn: (text: string) => readonly string[]): Understand {
  const find = lookUp(
    forms.map(([words, key]) => [words.join(' '), key]),
    (text) => text,
  );
  return (asked) => find(wordsIn(asked).join(' '));
}

function stemsIn(text: string): string[] {
  return tokenise(text).flatMap(({ kind, stem }) => (kind === 'word' ? [serviceStem(stem)] : []));
}

function lookUp(entries: readonly (readonly [text: string, key: string])[], fold: (text: string) => string): Understand {
  const keys = new Map<string, Set<string>>();
  for (const [text, key] of entries) keys.set(fold(text), (keys.get(fold(text)) ?? new Set()).add(key));
  keys.delete('');
  return (text) => [...(keys.get(fold(text)) ?? [])];
}

/** An argument that names somebody or something, and what it may mean; unknown names stay as they are. */
export interface Understood {
  readonly argument: string;
  readonly asked: string;
  readonly names: readonly string[];
}

/** What the arguments that are given mean. */
export function understand(
  given: Readonly<Record<string, unknown>>,
  ways: Readonly<Record<string, Understand>>,
): readonly Understood[] {
  return Object.entries(ways).flatMap(([argument, way]) => {
    const asked = given[argument];
    const names = typeof asked === 'string' ? way(asked) : [];
    return typeof asked === 'string' && names.length > 0 ? [{ argument, asked, names }] : [];
  });
}

/** Tells a caller whom or what an argument was taken for, where that is not what it says. */
export function takenNote({ argument, asked, names }: Understood): string[] {
  const isSame = names.length === 1 && names.every((name) => foldText(name) === foldText(asked));
  return isSame ? [] : [`${argument} ${quote(asked)} was taken for ${names.join(' and ')}.`];
}
