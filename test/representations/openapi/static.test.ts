import { expect, it } from 'vitest';
import { PATHS } from '../../../src/representations/openapi/paths.ts';
import { filesAlone } from '../../../src/representations/openapi/static.ts';
import { RESOURCE_PATHS } from '../../../src/representations/resource-paths.ts';
import { isPublished } from '../../../src/representations/server-paths.ts';
import { describedPaths } from '../../support/judges/described-paths.ts';

const { paths } = describedPaths(filesAlone(PATHS));

it('has every file, and nothing that only the server answers', () => {
  const files = Object.values(RESOURCE_PATHS).filter((path) => isPublished(path, { hasServer: false }));
  expect(Object.keys(paths).sort()).toEqual([...files, '/', '/reviews/{id}', '/reviews/{id}.md'].sort());
});

it('says of a file what is in it, and promises nothing for the host', () => {
  expect(paths['/reviews.csv'].get).toMatchObject({ operationId: 'getReviewsCsv', tags: ['datasets'] });
  expect(paths['/reviews.csv'].get).not.toHaveProperty('parameters');
  expect(paths['/reviews.csv'].get.responses).toEqual({
    200: { description: 'OK.', content: { 'text/csv': { schema: expect.objectContaining({ type: 'string' }) } } },
    '4XX': { description: 'An error, as the host tells it.' },
  });
});

it('keeps what stands in an address', () => {
  expect(paths['/reviews/{id}'].get.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
});
