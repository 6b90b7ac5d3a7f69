import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toScriptJson } from '../../../src/representations/page-metadata/script-json.ts';
import { hostileText } from '../../support/content/hostile/hostile-text.ts';

it('reads back to any text, and holds nothing that could end a script', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const json = toScriptJson({ text });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    }),
    { numRuns: 300 },
  );
});
