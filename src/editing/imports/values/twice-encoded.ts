/** windows-1252, of which the Encoding Standard takes the bytes without a character for control characters, as latin1 does. */
const BYTE_OF: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A character of more than one byte, each byte as a character of its own. */
const SEQUENCE = /[\u00c2-\u00df]\P{ASCII}|[\u00e0-\u00ef]\P{ASCII}{2}|[\u00f0-\u00f4]\P{ASCII}{3}/gu;

/** What stands behind the last letter of a word, so that `CAFÉ…` and `IRMÃ”` are words and no such sequence. */
const BEHIND_WORDS = /^[’‘”“»«›‹–—…•·™®\u00a0]+$/u;

/** Control characters, also those of latin1. Of these a text has only tabs and line ends. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/**
 * A text that was UTF-8, was taken for windows-1252 or latin1, and encoded again, as it was before: `LeppÃ¤nen` is `Leppänen`.
 * `undefined` for any other text, also for one of which only a part is so.
 */
export function onceEncoded(text: string): string | undefined {
  let found: string | undefined;
  // Each time, it is shorter.
  for (let next = decodedOnce(text); next !== undefined; next = decodedOnce(next)) found = next;
  return found === undefined || CONTROL.test(found) ? undefined : found;
}

/** The first word that is another in the mended text, as it was and as it is. */
export function mendedWord(was: string, now: string): readonly [was: string, now: string] {
  const [before, after] = [was, now].map((text) => text.split(/[ \t\n]/));
  const at = before?.findIndex((word, place) => word !== after?.[place]) ?? 0;
  return [before?.[at] ?? '', after?.[at] ?? ''];
}

function decodedOnce(text: string): string | undefined {
  if (!/[\u00c2-\u00f4]/.test(text)) return undefined;
  // Some programs encode again only the control characters: `âÂ\u0080Â\u0099`.
  return decoded(text) ?? decoded(text.replace(/\u00c2(?=[\u0080-\u009f])/g, ''));
}

function decoded(text: string): string | undefined {
  if (!isEvident(text)) return undefined;
  const bytes = Array.from(text, (character) => BYTE_OF.get(character) ?? latin1Of(character));
  if (!bytes.every((byte) => byte !== undefined)) return undefined;
  try {
    return UTF8.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

function latin1Of(character: string): number | undefined {
  const code = character.charCodeAt(0);
  return code <= 0xff ? code : undefined;
}

/** Whether a sequence in the text is none that words in any language have. */
function isEvident(text: string): boolean {
  for (const { 0: sequence, index } of text.matchAll(SEQUENCE)) {
    const before = text.slice(0, index);
    if (CONTROL.test(sequence) || !BEHIND_WORDS.test(sequence.slice(1))) return true;
    // A capital within a word of small letters, or one that begins no word.
    if (/^\p{Lu}/u.test(sequence) && /\p{Ll}$/u.test(before)) return true;
    if (/^[ÂÃ]/.test(sequence) && !/\p{L}$/u.test(before)) return true;
  }
  return false;
}
