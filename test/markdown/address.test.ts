import { expect, it } from 'vitest';
import { addressOf } from '../../src/markdown/address.ts';

it.each([
  ['https://example.com/a?b=1&amp;c=2', 'web', 'https://example.com/a?b=1&c=2'],
  ['mailto:a@example.com', 'web', 'mailto:a@example.com'],
  ['tel:+15550100144', 'web', 'tel:+15550100144'],
  ['#opening-hours', 'anchor', 'opening-hours'],
  ['#%C3%B6ffnung', 'anchor', 'öffnung'],
  ['/reviews?rating=5', 'site', '/reviews?rating=5'],
  ['reviews', 'site', '/reviews'],
  ['./reviews', 'site', '/reviews'],
  ['../../etc', 'site', '/etc'],
  ['', 'site', '/'],
  // A browser reads no scheme in it.
  ['javascript&#58;alert(1)', 'site', '/javascript&#58;alert(1)'],
])('%s is %s %s', (written, kind, value) => {
  expect(addressOf(written)).toEqual({ kind, value });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '//site.invalid:8080/',
])('%j leads nowhere', (written) => {
  expect(addressOf(written)).toBeUndefined();
});
