import { expect, it } from 'vitest';
import { hidingLine } from '../../../../src/editing/warnings/site/robots-text.ts';

it.each([
  ['User-agent: *\nDisallow: /\n', 2],
  ['user-agent:*\n\n# all\ndisallow : /   # everything', 4],
  ['User-agent: *\nDisallow: /*', 2],
  ['User-agent: *\nAllow: /papers\nDisallow: /', 3],
  ['User-agent: GPTBot\nUser-agent: Googlebot\nDisallow: /', 3],
  ['User-agent: *\nDisallow: /admin\nDisallow: /reviews', 3],
  ['User-agent: *\nAllow: /\nUser-agent: bingbot\nDisallow: /', 4],
])('%j keeps search engines away by a line', (text, line) => {
  expect(hidingLine(text)).toBe(line);
});

it.each([
  '',
  'User-agent: *\nDisallow:',
  'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /',
  'User-agent: *\nDisallow: /api/\nDisallow: /*?\nDisallow: /reviews.csv$\nDisallow: /$',
  'Disallow: /',
])('%j lets them read', (text) => {
  expect(hidingLine(text)).toBeUndefined();
});
