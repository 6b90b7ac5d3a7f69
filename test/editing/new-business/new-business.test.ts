import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkBusiness } from '../../../src/authoring/business/check-business.ts';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import { checkSources } from '../../../src/authoring/source/source.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { newBusiness } from '../../../src/editing/new-business/new-business.ts';
import { tradeWordsOf } from '../../../src/editing/trade-words.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';
import { proseText } from '../../support/content/samples/authored-review.ts';

const SOFTWARE = { schemas: '../schemas', docs: 'docs' };

const NOTHING = { people: [], services: [], areas: [], policy: {} };
type Answers = Parameters<typeof newBusiness>[0];

function files(answers: Partial<Answers>): ReadonlyMap<string, string> {
  const made = newBusiness({ ...NOTHING, business: { name: 'A' }, ...answers }, SOFTWARE);
  if (!made.ok) throw new Error(made.mistakes.join('\n'));
  return made.files;
}

const businessYaml = (answers: Partial<Answers>) => files(answers).get('business.yaml') ?? '';

it('needs a name alone, and shows what else could stand there', () => {
  const business = { name: 'Berg & Sons: Heating' };
  expect([...files({ business }).keys()]).toEqual(['business.yaml']);
  const text = businessYaml({ business });
  expect(text).toMatch(
    /\nname: "Berg & Sons: Heating"\n[\s\S]*\n# url: https:\/\/www\.example\.com\/\n# telephone: "\+1 555 010 0144"\n[\s\S]*\n# technicians:\n/,
  );
  expect(parse(text)).toEqual(business);
});

it('gives people their first names, and services ids', () => {
  const people = ['Ann Berg', 'Tom', 'Eva Berg', 'Eva Alm'];
  const services = ['Drain cleaning', 'Öl', 'Öl!', 'Straßenbau', '水', 'إصلاح'];
  const ids = ['drain-cleaning', 'ol', 'ol-2', 'strassenbau', 'service', 'service-2'];
  expect(parse(businessYaml({ people, services, areas: ['حي العليا'] }))).toMatchObject({
    technicians: [{ name: 'Ann Berg', aliases: ['Ann'] }, { name: 'Tom' }, { name: 'Eva Berg' }, { name: 'Eva Alm' }],
    services: services.map((name, at) => ({ id: ids[at], name })),
    service_areas: [{ id: 'area', name: 'حي العليا' }],
  });
});

it.each(TRADES)('shows examples of the trade, which hold once the # is taken away: %s', (trade) => {
  const text = businessYaml({ business: { name: 'A', trade } });
  const used = text.replaceAll(/^# (technicians:|services:|service_areas:| {2}- )/gm, '$1');
  const read = onlyOne(checkSources(readYaml({ file: 'business.yaml', text: used }), checkBusiness));
  const { title, services, alias } = tradeWordsOf(trade);
  expect(read?.business).toMatchObject({
    technicians: [{ title }],
    services: [{ name: services[0] }],
    service_areas: [{ id: 'riverside' }],
  });
  expect([...(read?.aliases.services.values() ?? [])]).toEqual([[alias]]);
});

it('writes the hours with the quotation marks that a break at noon will need', () => {
  const opening_hours = ['Mo-Th 08:00-17:00', 'Fr 08:00-13:00'];
  const written = '\nopening_hours: ["Mo-Th 08:00-17:00", "Fr 08:00-13:00"]\n';
  expect(businessYaml({ business: { name: 'A', opening_hours } })).toContain(written);
});

it('writes the policy where there is one', () => {
  const policy = { how_checked: 'By invoice: always.', deadline_days: 7 };
  expect(parse(files({ policy }).get('policy.yaml') ?? '')).toEqual(policy);
});

it('names every mistake', () => {
  const business = { name: 'A', email: 'x', opening_hours: ['Mo 8-17'] };
  expect(newBusiness({ ...NOTHING, business, people: ['Ann Berg', 'Ann Alm'] }, SOFTWARE)).toEqual({
    ok: false,
    mistakes: [expect.stringMatching(/^email: /), expect.stringMatching(/^1st entry of opening_hours: /)],
  });
});

it('keeps any text', () => {
  fc.assert(
    fc.property(proseText, proseText, (name, description) => {
      expect(parse(businessYaml({ business: { name, description } }))).toEqual({ name, description });
    }),
    { numRuns: 300 },
  );
});
