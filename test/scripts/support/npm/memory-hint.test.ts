import { expect, it } from 'vitest';
import { memoryHint } from '../../../../scripts/support/npm/memory-hint.mjs';

it.each([137, 134])('speaks of memory where a program ended with %s', (code) => {
  expect(memoryHint(code)).toMatch(/^This was ended halfway, .* memory ran out \(\d+\.\d GB in all\)\. .* run it again\.$/);
});

it.each([0, 1, 130, 143, undefined])('says nothing of %s', (code) => {
  expect(memoryHint(code)).toBeUndefined();
});
