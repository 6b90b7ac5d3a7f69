import { shellWord } from '../../../src/authoring/problems/shell-word.ts';

/** The options of a command as commander parses them. */
interface TypedOptions {
  readonly write?: boolean;
}

/** A command as it was typed, with other words and with more options, to be copied. What is said anew replaces what was typed. */
export function commandWith(
  command: string,
  words: readonly string[],
  { write, ...typed }: TypedOptions,
  more: readonly string[],
): string {
  const options = Object.entries<unknown>(typed).flatMap(([name, value]) => {
    const spelt = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isSaidAnew = typeof value === 'string' && more.some((option) => option.startsWith(`--${spelt} `));
    if (value === undefined || isSaidAnew) return [];
    if (value === false) return [`--no-${spelt}`];
    return [`--${spelt}`, ...(value === true ? [] : [value].flat().map((word) => shellWord(String(word))))];
  });
  const all = [...words.map((word) => shellWord(word)), ...options, ...more, ...(write === true ? ['--write'] : [])];
  return `npm run reviews -- ${command} ${all.join(' ')}`;
}
