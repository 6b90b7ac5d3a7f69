import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { dataAsJson, jsonValue, tomlValue } from '../../../../src/editing/imports/files/data-values.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const read = async (format: 'yaml' | 'toml', written: string) =>
  text((await dataAsJson(bytesOf(written), format, 'utf-8')).chunks());
const refusal = (format: 'yaml' | 'toml', written: string) => read(format, written).then(String, (error: Error) => error.message);

it('reads testimonials as JSON, with days as they are written', async () => {
  expect(await read('yaml', '- author: Ann\n  date: 2024-05-12\n  rating: 5\n  text: >\n    They came\n    at once.\n')).toBe(
    '[{"author":"Ann","date":"2024-05-12","rating":5,"text":"They came at once.\\n"}]',
  );
  expect(await read('toml', '[[quotes]]\nname = "Ann"\ndate = 2024-05-12\nquote = """\nThey came\nat once."""\n')).toBe(
    '{"quotes":[{"name":"Ann","date":"2024-05-12","quote":"They came\\nat once."}]}',
  );
  expect(tomlValue('')).toEqual({});
});

it('names the line at which a text is broken, and refuses what is too large', async () => {
  expect(await refusal('yaml', '- a: 1\n- b: "c\n')).toMatch(/^is not valid YAML, near its line \d: /);
  expect(await refusal('toml', '[[quotes]]\nname = Ann\n')).toMatch(/^is not valid TOML, near its line \d: /);
  expect(() => jsonValue('{"a":')).toThrow(/^is not valid JSON: /);
  expect(await refusal('yaml', `- a: ${'b'.repeat(5_000_000)}\n`)).toBe('is YAML of more than 4 MB; save it as JSON');
  expect(await refusal('toml', `a = "${'b'.repeat(5_000_000)}"\n`)).toBe('is TOML of more than 4 MB; save it as JSON');
  const doubled = Array.from({ length: 20 }, (_, index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}]`);
  expect(await refusal('yaml', `x0: &x0 [a, b]\n${doubled.join('\n')}\n`)).toBe('is YAML with too many aliases; save it as JSON');
});
