import { expect, it } from 'vitest';
import { tomlAsJson, tomlValue } from '../../../../src/editing/imports/files/toml-as-json.ts';
import { bytesOf, collect } from '../../../support/content/exports.ts';

const read = async (text: string) => Buffer.concat(await collect((await tomlAsJson(bytesOf(text), 'utf-8')).chunks())).toString();
const refusal = (text: string) => read(text).then(String, (error: Error) => error.message);

it('reads testimonials as JSON, with days as they are written', async () => {
  expect(await read('[[quotes]]\nname = "Ann"\ndate = 2024-05-12\nquote = """\nThey came\nat once."""\n')).toBe(
    '{"quotes":[{"name":"Ann","date":"2024-05-12","quote":"They came\\nat once."}]}',
  );
});

it('refuses what is broken or too large', async () => {
  expect(await refusal('[[quotes]]\nname = Ann\n')).toMatch(/^is not valid TOML, near its line \d: /);
  expect(await refusal(`a = "${'b'.repeat(5_000_000)}"\n`)).toBe('is TOML of more than 4 MB; save it as JSON');
  expect(tomlValue('')).toEqual({});
});
