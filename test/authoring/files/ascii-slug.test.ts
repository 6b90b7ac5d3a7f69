import { expect, it } from 'vitest';
import { asciiSlug } from '../../../src/authoring/files/ascii-slug.ts';

it.each([
  ['Straßenbau', 'strassenbau'],
  ['SØREN Łukasz', 'soren-lukasz'],
  ['Đorđe Þór', 'dorde-thor'],
  ['Æsa Œuvre', 'aesa-oeuvre'],
  ["Siobhán O'R.", 'siobhan-o-r'],
  ['İstanbul Öl!', 'istanbul-ol'],
  ['李明', ''],
])('writes %s with letters that anybody can type', (name, slug) => {
  expect(asciiSlug(name)).toBe(slug);
});
