import { expect, it } from 'vitest';
import { localConfig } from '../../../../src/editing/forms/decap/form-config.ts';
import { FILES_WITH_FORMS } from '../../../../src/editing/forms/files/form-files.ts';

const business = { name: 'Olmo', language: 'en', technicians: [], services: [], service_areas: [] };
const config = localConfig(business, 'http://127.0.0.1:1');

it('has a form for the reviews and one for each other file, all as JSON through our own process', () => {
  expect(config).toMatchObject({
    load_config_file: false,
    backend: { name: 'files' },
    collections: [
      { name: 'reviews', format: 'json', create: true, delete: true },
      { name: 'pages', folder: 'pages', format: 'json', create: true, delete: true },
      { name: 'business', format: 'json', files: FILES_WITH_FORMS.map(([file]) => ({ file })) },
    ],
  });
});

it('leaves it to our own process to refuse a value, in the words of the check', () => {
  const fields = (config.collections as Record<string, unknown>[]).flatMap(({ fields, files }) => [fields, files]);
  expect(JSON.stringify(fields)).not.toMatch(/"(?:pattern|min|max)":/);
});

it('speaks the language of the business: in its own words, in those of Decap CMS alone, or in English', () => {
  const spoken = (language: string) => {
    const { locale, collections } = localConfig({ ...business, language }, 'http://127.0.0.1:1');
    return [locale, (collections as { label: string }[]).map(({ label }) => label)];
  };
  expect(spoken('es')).toEqual(['es', ['Opiniones', 'Páginas propias', 'El negocio']]);
  expect(spoken('de-AT')).toEqual(['de', ['Reviews', 'Your own pages', 'The business']]);
  expect(spoken('en')).toEqual([undefined, ['Reviews', 'Your own pages', 'The business']]);
});
