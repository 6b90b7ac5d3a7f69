import { expect, it } from 'vitest';
import { documentationOf } from '../../../scripts/init/documentation.ts';

it('is where a browser finds it, if the package names its repository as the release writes it, else in the installed package', () => {
  const repository = { url: 'git+https://github.com/owner/reviews.git' };
  expect(documentationOf({ version: '1.2.3', repository })).toBe('https://github.com/owner/reviews/blob/v1.2.3');
  expect(documentationOf({ version: '1.2.3' })).toBe('node_modules/verified-reviews');
});
