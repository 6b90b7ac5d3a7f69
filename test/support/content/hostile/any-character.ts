import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character but halves of surrogate pairs, as the unit of strings. That of fast-check itself, `binary`, has the same characters,
 * and needs a second and 100 MB for a table of all of them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(0x10ffff - SURROGATES.count)
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count), placeOf);

/** Tells fast-check whether a text is such a character, so that it also tries words such as `__proto__`. */
function placeOf(text: unknown): number {
  const point = typeof text === 'string' && /^\P{Surrogate}$/u.test(text) ? text.codePointAt(0) : undefined;
  if (point === undefined) throw new Error('This is no character');
  return point < SURROGATES.first ? point : point - SURROGATES.count;
}
