import { expect, it } from 'vitest';
import { yamlAsJson } from '../../../../src/editing/imports/files/yaml-as-json.ts';
import { bytesOf, collect } from '../../../support/content/exports.ts';

const read = async (text: string) => Buffer.concat(await collect((await yamlAsJson(bytesOf(text), 'utf-8')).chunks())).toString();
const refusal = (text: string) => read(text).then(String, (error: Error) => error.message);

it('reads testimonials as JSON, with days as they are written', async () => {
  expect(await read('- author: Ann\n  date: 2024-05-12\n  rating: 5\n  text: >\n    They came\n    at once.\n')).toBe(
    '[{"author":"Ann","date":"2024-05-12","rating":5,"text":"They came at once.\\n"}]',
  );
});

it('names the line at which it is broken, and refuses what is too large', async () => {
  expect(await refusal('- a: 1\n- b: "c\n')).toMatch(/^is not valid YAML, near its line \d: /);
  expect(await refusal(`- a: ${'b'.repeat(5_000_000)}\n`)).toBe('is YAML of more than 4 MB; save it as JSON');
  const doubled = Array.from({ length: 20 }, (_, index) => `x${index + 1}: &x${index + 1} [*x${index}, *x${index}]`);
  expect(await refusal(`x0: &x0 [a, b]\n${doubled.join('\n')}\n`)).toBe('is YAML with too many aliases; save it as JSON');
});
