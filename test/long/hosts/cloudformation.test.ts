import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { installPeer } from '../../../scripts/development/bench/peers/install.ts';
import { root } from '../../support/build.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { readTemplate } from '../../support/sites/cloudformation.ts';

/** A type in AWS's description of what templates may contain. */
interface Type {
  readonly type: string;
  readonly element?: Type;
  readonly reference?: { readonly $ref: string };
  readonly types?: readonly Type[];
}

interface Described {
  readonly properties: Readonly<Record<string, { readonly type: Type; readonly required?: boolean }>>;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface Description {
  resource(type: string): Described | undefined;
  /** A type that several properties share. */
  definition(id: string): Described;
}

// The package's one file contains the tables of resources and of types.
const installed = (await installPeer('@aws-cdk/aws-service-spec', '0.1.216')) ?? '';

function readDescription(): Description {
  const { schema } = JSON.parse(gunzipSync(readFileSync(join(dirname(installed), '..', 'db.json.gz'))).toString('utf8'));
  const resources = Object.values(schema.resource.entities) as (Described & { cloudFormationType: string })[];
  const definitions = Object.values(schema.typeDefinition.entities) as (Described & { $id: string })[];
  return {
    resource: (type) => resources.find(({ cloudFormationType }) => cloudFormationType === type),
    definition: (id) => definitions.find(({ $id }) => $id === id) ?? expect.fail(`there is no type ${id}`),
  };
}

/** What does not match a type in a value, by place. */
function problemsOf(value: unknown, type: Type, place: string, description: Description): string[] {
  if (isFunctionCall(value)) return [];
  const wrong = [`${place} is no ${type.type}`];
  switch (type.type) {
    case 'json':
      return [];
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === type.type ? [] : wrong;
    case 'integer':
      return Number.isInteger(value) ? [] : wrong;
    case 'array':
      if (!Array.isArray(value)) return wrong;
      return value.flatMap((each, index) => problemsOf(each, type.element as Type, `${place}[${index}]`, description));
    case 'union': {
      const all = (type.types ?? []).map((each) => problemsOf(each && value, each, place, description));
      return all.find((problems) => problems.length === 0) ?? all[0] ?? wrong;
    }
    case 'ref':
      return problemsIn(value, description.definition(type.reference?.$ref ?? ''), place, description);
    default:
      throw new Error(`${place} is a ${type.type}, which this test does not know`);
  }
}

function problemsIn(value: unknown, { properties }: Described, place: string, description: Description): string[] {
  if (value === null || typeof value !== 'object') return [`${place} is no object`];
  const missing = Object.entries(properties).filter(([name, { required }]) => required === true && !(name in value));
  return [
    ...missing.map(([name]) => `${place} lacks ${name}`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const property = properties[name];
      return property ? problemsOf(each, property.type, `${place}.${name}`, description) : [`${place} knows no ${name}`];
    }),
  ];
}

function isFunctionCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).some((name) => /^(Ref|Fn::.*)$/.test(name));
}

it.skipIf(installed === '')(
  'the template for S3 and CloudFront has what AWS describes, and nothing that it does not know',
  () => {
    const description = readDescription();
    const { Resources } = readTemplate();
    const described = Object.entries(Resources).map(([name, { Type, Properties }]) => ({
      name,
      properties: Properties,
      resource: description.resource(Type) ?? expect.fail(`there is no ${Type}`),
    }));
    expect(described.flatMap(({ name, properties, resource }) => problemsIn(properties, resource, name, description))).toEqual(
      [],
    );
    const asked = [...JSON.stringify(Resources).matchAll(/"Fn::GetAtt":"(\w+)\.([\w.]+)"/g)];
    const unknown = asked.filter(
      ([, from, attribute = '']) => !(attribute in (described.find(({ name }) => name === from)?.resource.attributes ?? {})),
    );
    expect([asked.length, unknown.map(([call]) => call)]).toEqual([4, []]);
  },
);

it.skipIf(installed === '')('would find what is wrong in a template', () => {
  const description = readDescription();
  const { Addresses } = readTemplate().Resources;
  const resource = description.resource('AWS::CloudFront::Function') ?? expect.fail('there is no function');
  const wrong = {
    ...(Addresses?.Properties as object),
    AutoPublish: 'perhaps',
    FunctionConfig: { Runtimes: 'js' },
    Name: undefined,
    Nome: '',
  };
  expect(problemsIn(JSON.parse(JSON.stringify(wrong)), resource, 'Addresses', description).sort()).toEqual([
    'Addresses knows no Nome',
    'Addresses lacks Name',
    'Addresses.AutoPublish is no boolean',
    'Addresses.FunctionConfig knows no Runtimes',
    'Addresses.FunctionConfig lacks Comment',
    'Addresses.FunctionConfig lacks Runtime',
  ]);
});

const linter = installedProgram('cfn-lint');

it.skipIf(linter === undefined)('cfn-lint has nothing to say about the template', () => {
  const file = join(root, 'docs', 'run', 's3-cloudfront.yaml');
  const { status, stdout } = spawnSync(linter ?? '', ['--regions', 'us-east-1', '--', file], { encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, '']);
});
