import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../src/authoring/own/check-words.ts';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { schemaFiles, WORDS_FILE } from '../../../src/editing/schemas/schema-files.ts';
import { missingWords } from '../../../src/locales/locale.ts';
import { root } from '../../support/build.ts';
import { checkYaml } from '../../support/content/reading/check-yaml.ts';

const files = schemaFiles();
const schemas = new Map(
  Object.entries(files)
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, text]) => [name, JSON.parse(text) as AnySchemaObject]),
);
const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
for (const [name, schema] of schemas) ajv.addSchema(schema, name);

function judge(name: string): ValidateFunction {
  return ajv.getSchema(`${name}.schema.json`) ?? expect.fail(`there is no schema ${name}`);
}

/** What the schema finds wrong with a value, as paths. */
function faults(name: string, value: unknown): string[] {
  const validate = judge(name);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

/** The value of a YAML file of the project. */
function readWhole(file: string): unknown {
  return onlyOne(readYaml({ file, text: readFileSync(join(root, file), 'utf8') }))?.value;
}

/** The value of the front matter of a review. */
function readFront(file: string): unknown {
  const [, text = ''] = readFileSync(join(root, file), 'utf8').split('---\n');
  return onlyOne(readYaml({ file, text }))?.value;
}

describe('the schemas', () => {
  it.each(Object.keys(files))('schemas/%s is up to date; npm run schemas writes it anew', (name) => {
    expect(readFileSync(join(root, 'schemas', name), 'utf8')).toBe(files[name]);
  });

  it('are all that is in their folder', () => {
    expect(readdirSync(join(root, 'schemas')).sort()).toEqual(Object.keys(files).sort());
  });

  it('say of every field what to write', () => {
    const silent = [...schemas].flatMap(([name, schema]) => fieldsOf(schema).map((field) => `${name} ${field}`));
    expect(silent).toEqual([]);
  });

  it('accept the sample content', () => {
    for (const name of readdirSync(join(root, 'content/reviews')))
      expect([name, faults('review-front-matter', readFront(`content/reviews/${name}`))]).toEqual([name, []]);
    for (const name of ['business', 'aspects']) expect(faults(name, readWhole(`content/${name}.yaml`))).toEqual([]);
  });

  it('accept a colour in the letters that the check accepts', () => {
    for (const accent of ['#0B5C66', '#0b5c66']) expect(faults('theme', { accent })).toEqual([]);
  });

  const review = { date: '2026-01-02', rating: 5, author: 'A', text: 'Good.' };

  it.each([
    [{ ...review, rating: 6 }, '/rating maximum'],
    [{ ...review, date: '2026-02-30' }, '/date format'],
    [{ ...review, author: ' ' }, '/author pattern'],
    [{ ...review, autor: 'A' }, ' additionalProperties'],
    [{ date: '2026-01-02', rating: 5, author: 'A' }, ' required'],
    [{ ...review, verification: { method: 'memory', date: '2026-01-02' } }, '/verification/method enum'],
  ])('refuse what the check refuses: %j', (value, fault) => {
    expect(faults('review', value)).toContain(fault);
  });

  it('accept an alias', () => {
    expect(
      faults('review', { ...review, mentions: { technicians: ['dana'], services: ['sewer'] }, service_area: 'riverside' }),
    ).toEqual([]);
  });
});

it('the settings of the editor name a schema that is there, and each file of the sample names its own', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  const named = [...Object.keys(settings['yaml.schemas']), ...settings['json.schemas'].map(({ url }: { url: string }) => url)];
  for (const name of named) expect(Object.keys(files)).toContain(name.replace('./schemas/', ''));
  for (const name of ['business', 'aspects'])
    expect(readFileSync(join(root, `content/${name}.yaml`), 'utf8')).toMatch(
      new RegExp(`^# yaml-language-server: \\$schema=\\.\\./schemas/${name}\\.schema\\.json\\n`),
    );
});

/** The paths of the fields without a description. */
function fieldsOf(schema: AnySchemaObject, path = ''): string[] {
  const own = Object.entries<AnySchemaObject>(schema.properties ?? {}).flatMap(([key, part]) => [
    ...(part.description ? [] : [`${path}/${key}`]),
    ...fieldsOf(part, `${path}/${key}`),
  ]);
  return [...own, ...(schema.items ? fieldsOf(schema.items, path) : [])];
}

it('the words to translate are valid as they are, and none is missing', () => {
  const { found, problems } = checkYaml('words.yaml', files[WORDS_FILE] ?? '', checkWords);
  expect(problems).toEqual([]);
  expect(missingWords(found[0] ?? {})).toEqual([]);
});
