import type { z } from 'zod';
import { type CheckedBusiness, checkBusiness } from '../../authoring/business/check-business.ts';
import { checkPolicy } from '../../authoring/editorial/check-policy.ts';
import { asciiSlug } from '../../authoring/files/ascii-slug.ts';
import { onlyOne } from '../../authoring/problems/read.ts';
import { checkSources } from '../../authoring/source/source.ts';
import { readYaml } from '../../authoring/yaml/read-yaml.ts';
import type { businessFileSchema } from '../../reviews/schemas/business.ts';
import type { policyFileSchema } from '../../reviews/schemas/policy.ts';
import { uniqueSlugs } from '../../reviews/text/comparing/slug.ts';
import { pairText } from '../changes/yaml-text.ts';
import { type TradeWords, tradeWordsOf } from '../trade-words.ts';
import { shortNames } from './short-names.ts';

/** What an owner says at the beginning: the fields of `business.yaml`, with mere names in place of its lists. */
export interface Answers {
  readonly business: Omit<z.input<typeof businessFileSchema>, 'technicians' | 'services' | 'service_areas'>;
  readonly people: readonly string[];
  readonly services: readonly string[];
  readonly areas: readonly string[];
  readonly policy: z.input<typeof policyFileSchema>;
}

/** A new content folder: its files by their names. */
export type NewFolder =
  | { ok: true; files: ReadonlyMap<string, string>; business: CheckedBusiness['business'] }
  | { ok: false; mistakes: readonly string[] };

/** Where the software is. */
export interface SoftwarePaths {
  /** The folder of JSON Schema files, from the content folder. */
  readonly schemas: string;
  /** The folder of documents, from the project's folder. */
  readonly docs: string;
}

/** Makes the files of a business without reviews, and checks them as the build does. */
export function newBusiness(answers: Answers, { schemas, docs }: SoftwarePaths): NewFolder {
  const files = new Map([['business.yaml', schemaLine(schemas, 'business') + header(docs) + businessText(answers)]]);
  if (Object.values(answers.policy).some((value) => value !== undefined))
    files.set('policy.yaml', schemaLine(schemas, 'policy') + policyText(answers.policy, `${docs}/owners/policy.md`));
  const business = checkSources(readYaml({ file: 'business.yaml', text: files.get('business.yaml') ?? '' }), checkBusiness);
  const policy = checkSources(readYaml({ file: 'policy.yaml', text: files.get('policy.yaml') ?? '' }), checkPolicy);
  const mistakes = [...business.problems, ...policy.problems].map(({ message }) => message);
  const about = onlyOne(business);
  return mistakes.length === 0 && about ? { ok: true, files, business: about.business } : { ok: false, mistakes };
}

/** A comment by which editors with support for YAML check and complete the file. */
function schemaLine(schemas: string, name: string): string {
  return `# yaml-language-server: $schema=${schemas}/${name}.schema.json\n`;
}

function header(docs: string): string {
  return `# Your business. ${docs}/owners/content.md explains each field; npm run check names every mistake.
# Take the # away from a line to use it.
`;
}

function businessText({ business, people, services, areas }: Answers): string {
  const fields = Object.entries(business).filter(([, value]) => value !== undefined);
  const words = tradeWordsOf(business.trade);
  const missing = Object.entries(EXAMPLES).filter(([key]) => !fields.some(([name]) => name === key));
  return `${[
    fields.map(([key, value]) => fieldText(key, value)).join('\n'),
    ...(missing.length > 0 ? [missing.map(([, example]) => `# ${example}`).join('\n')] : []),
    list('technicians', PEOPLE, personExample(words), withShortNames(people, business.language)),
    list('services', SERVICES, serviceExample(words), withIds(services, 'service')),
    list('service_areas', AREAS, AREA, withIds(areas, 'area')),
  ].join('\n\n')}\n`;
}

/** Opening hours get quotation marks from the start: with a break at noon they have a comma, which would part them. */
function fieldText(key: string, value: unknown): string {
  if (key !== 'opening_hours' || !Array.isArray(value)) return pairText(key, value);
  return `${key}: [${value.map((hours) => JSON.stringify(hours)).join(', ')}]`;
}

/** Examples of fields to fill in later. */
const EXAMPLES: Readonly<Record<string, string>> = {
  description: 'description: What you do, in a sentence.',
  url: 'url: https://www.example.com/',
  telephone: 'telephone: "+1 555 010 0144"',
  email: 'email: office@example.com',
  opening_hours: 'opening_hours: ["Mo-Fr 08:00-17:00"]',
  licence: 'licence: CC-BY-4.0',
};

const PEOPLE = `# Who does the work: the names that reviews may name. Aliases are other ways to write a name.`;
const personExample = ({ title }: TradeWords) => `#   - { name: Dana Whitfield, title: ${title}, aliases: [Dana] }`;
const SERVICES = `# What you do: a review may name the ids. The name is shown; aliases are what customers call it.`;
const serviceExample = ({ services: [name], alias }: TradeWords) =>
  `#   - { id: ${asciiSlug(name)}, name: ${name}, aliases: [${alias}] }`;
const AREAS = `# Where you work, if that is of interest.`;
const AREA = `#   - { id: riverside, name: Riverside }`;

/** A list, or an example of one in comments. */
function list(key: string, comment: string, example: string, entries: readonly object[]): string {
  return `${comment}\n${entries.length === 0 ? `# ${key}:\n${example}` : pairText(key, entries)}`;
}

/** People with their first names as aliases. */
function withShortNames(people: readonly string[], language: string | undefined): { name: string; aliases?: string[] }[] {
  const aliases = shortNames(people, language ?? 'en');
  return people.map((name, index) => ({ name, ...(aliases[index]?.length ? { aliases: aliases[index] } : {}) }));
}

/** Things with ids made of their names; those whose names have no Latin letter are called what they are, and counted. */
function withIds(names: readonly string[], what: string): { id: string; name: string }[] {
  const ids = uniqueSlugs(names.map((name) => asciiSlug(name) || what));
  return names.map((name, index) => ({ id: ids[index] ?? what, name }));
}

function policyText(policy: Answers['policy'], document: string): string {
  const fields = Object.entries(policy).filter(([, value]) => value !== undefined);
  return `# How you deal with reviews, in your own words; the site shows it at /policy. ${document} explains each field.
${fields.map(([key, value]) => pairText(key, value)).join('\n')}
`;
}
