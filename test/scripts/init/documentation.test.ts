import { expect, it } from 'vitest';
import { documentationOf } from '../../../scripts/init/documentation.ts';

it('is where a browser finds it, if the package names its repository as the release writes it', () => {
  const repository = { url: 'git+https://github.com/owner/reviews.git' };
  expect(documentationOf({ version: '1.2.3', repository })).toBe('https://github.com/owner/reviews/blob/v1.2.3');
});

it('is in the installed package, if that names no repository', () => {
  expect(documentationOf({ version: '1.2.3' })).toBe('node_modules/verified-reviews');
});
