import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { configFile, hostedConfig, pageIn, scriptIn } from '../../../../src/editing/forms/decap/hosted-config.ts';
import { reviewFields } from '../../../../src/editing/forms/fields/forms.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';

const business = { name: 'Olmo', language: 'en', technicians: [{ name: 'Dana: "D"' }], services: [], service_areas: [] };

it.each(['github', 'gitlab'] as const)('writes the same forms for a repository at %s', (host) => {
  const places = { host, repository: 'owner/name', branch: 'main', folder: 'content', site: 'https://reviews.example' };
  const config = hostedConfig(business, places);
  const text = configFile(config);
  expect(parse(text)).toEqual(JSON.parse(JSON.stringify(config)));
  expect(parse(text)).toMatchObject({
    backend: { name: host, repo: 'owner/name', branch: 'main' },
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        folder: 'content/reviews',
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{fields.date}}-{{author}}',
        delete: false,
      },
      {
        folder: 'content/pages',
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{title}}',
        fields: [{ name: 'title', required: true }, {}, {}],
      },
      { files: [{ file: 'content/business.yaml' }, { file: 'content/policy.yaml' }, { file: 'content/brand/theme.yaml' }] },
    ],
  });
  const local = reviewFields(business, en).map((field) => ({
    ...field,
    name: field.name === 'text' ? 'body' : field.name,
  }));
  expect(parse(text).collections[0].fields).toEqual(JSON.parse(JSON.stringify(local)));
});

it('keeps who logs people in, and whatever else somebody wrote below backend', () => {
  const places = { branch: 'main', folder: 'content', site: 'https://reviews.example' };
  const before = configFile(hostedConfig(business, { ...places, host: 'github', repository: 'owner/old' }));
  const written = before.replace(/branch: .*\n/, '$&  base_url: https://login.example\n');
  const github = hostedConfig(business, { ...places, host: 'github', repository: 'owner/new' });
  expect(parse(configFile(github, written)).backend).toEqual({ ...github.backend, base_url: 'https://login.example' });
  const gitlab = hostedConfig(business, { ...places, host: 'gitlab', repository: 'owner/new' });
  expect(parse(configFile(gitlab, written)).backend).toEqual(gitlab.backend);
  for (const odd of ['backend: x', 'backend: [', '- a']) expect(configFile(github, odd)).toBe(configFile(github));
});

it('writes page and script in the language of the business, and in English as they stand', () => {
  const html = '<html lang="en">\n<title>Reviews</title>';
  expect(pageIn(html, en)).toBe(html);
  expect(scriptIn('load();\n', en)).toBe('load();\n');
  expect(pageIn(html, es)).toBe('<html lang="es">\n<title>Opiniones</title>');
  const phrases = { editor: { editorWidgets: { datetime: { now: 'Ahora' } } } };
  const window = { CMS: { getLocale: (tag: string) => (tag === 'es' ? phrases : undefined) } };
  new Function('window', 'load', scriptIn('load();\n', es))(window, () => {});
  expect(phrases.editor.editorWidgets).toMatchObject({ datetime: { now: 'Ahora' }, list: { add: 'Añadir %{item}' } });
});
