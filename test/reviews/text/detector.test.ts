import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MODULE = new URL('../../../src/reviews/text/other-language.ts', import.meta.url);

/** Prints a line when a part of the detector is loaded, and one after each text. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('/eld/src/ngrams/small.js')) console.log('loaded');
      return next(url, context);
    },
  });
  const { otherLanguage } = await import('${MODULE}');
  for (const text of ['Fine.', 'Llegaron a tiempo y dejaron todo muy limpio.']) console.log(otherLanguage(text, 'en') ?? 'none');
`;

it('is loaded for the first text that is long enough for it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  expect(stdout.trim().split('\n')).toEqual(['none', 'loaded', 'es']);
});
