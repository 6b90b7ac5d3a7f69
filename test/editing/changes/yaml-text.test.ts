import { expect, it } from 'vitest';
import { entryText, flowText, pairText } from '../../../src/editing/changes/yaml-text.ts';

it.each([
  ['rating', 5, 'rating: 5'],
  ['date', '2026-03-14', 'date: 2026-03-14'],
  ['author', '- yes: no', 'author: "- yes: no"'],
  ['source', { name: 'Google', url: 'https://a.example/' }, 'source: { name: Google, url: https://a.example/ }'],
  ['redact', ['+1 555', 'a, b'], 'redact: [+1 555, "a, b"]'],
  ['response', { date: '2026-03-16', text: 'Thank you.' }, 'response:\n  date: 2026-03-16\n  text: Thank you.'],
  ['response', { text: 'One.\n\nTwo.' }, 'response:\n  text: |-\n    One.\n\n    Two.'],
  // YAML removes only its own two kinds of space.
  ['author', 'Maria\u00A0', 'author: Maria\u00A0'],
  ['photos', [{ alt: 'A new heater', width: 4 }], 'photos:\n  - alt: A new heater\n    width: 4'],
])('%s: %j', (key, value, text) => {
  expect(pairText(key, value)).toBe(text);
});

it.each(['No', 'on', 'y', '12:30', '1_000', '0b11', '2026-03-14T00:00:00Z'])(
  'quotes %s, which other programs would not take for text',
  (text) => {
    expect([pairText('author', text), flowText([text])]).toEqual([`author: "${text}"`, `["${text}"]`]);
  },
);

it.each(['Nora', 'on time', '12:60', '1.2.3', '0044 20', '2026-03-14'])('leaves %s without quotes', (text) => {
  expect(pairText('author', text)).toBe(`author: ${text}`);
});

it('makes a list entry, and what stands in brackets', () => {
  expect(entryText({ alt: 'A new heater', width: 4 })).toBe('- alt: A new heater\n  width: 4');
  expect(entryText('a: b')).toBe('- "a: b"');
  expect(flowText({ a: ['x\ny', null] })).toBe('{ a: ["x\\ny", null] }');
});
