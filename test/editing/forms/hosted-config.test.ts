import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { reviewFields } from '../../../src/editing/forms/forms.ts';
import { configFile, hostedConfig } from '../../../src/editing/forms/hosted-config.ts';
import { en } from '../../../src/editing/forms/words/en.ts';

const business = { language: 'en', technicians: [{ name: 'Dana: "D"' }], services: [], service_areas: [] };

it.each(['github', 'gitlab'] as const)('writes the same forms for a repository at %s', (host) => {
  const places = { host, repository: 'owner/name', branch: 'main', folder: 'content', site: 'https://reviews.example' };
  const config = hostedConfig(business, places);
  const text = configFile(config);
  expect(parse(text)).toEqual(JSON.parse(JSON.stringify(config)));
  expect(parse(text)).toMatchObject({
    backend: { name: host, repo: 'owner/name', branch: 'main' },
    collections: [
      { folder: 'content/reviews', extension: 'md', format: 'yaml-frontmatter' },
      { files: [{ file: 'content/business.yaml' }, { file: 'content/policy.yaml' }, { file: 'content/brand/theme.yaml' }] },
    ],
  });
  const local = reviewFields(business, en).map((field) => ({
    ...field,
    name: field.name === 'text' ? 'body' : field.name,
  }));
  expect(parse(text).collections[0].fields).toEqual(JSON.parse(JSON.stringify(local)));
});
