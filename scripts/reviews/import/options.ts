import { shellWord } from '../../../src/authoring/problems/shell-word.ts';
import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import type { Encoding } from '../../../src/editing/imports/files/decode-text.ts';

/** The options as commander parses them. */
export interface ImportOptions {
  readonly map?: readonly string[];
  readonly source?: string;
  readonly dates?: DateOrder;
  readonly scale?: string;
  readonly round?: boolean;
  readonly sheet?: string;
  readonly area?: string;
  readonly shortNames?: boolean;
  readonly reviewDate?: string;
  readonly responseDate?: string;
  readonly encoding?: Encoding;
  readonly write?: boolean;
  readonly update?: boolean;
  readonly report?: string;
}

/** The command as it was typed, for these files and with more options, to be copied. */
export function commandWith(files: readonly string[], { write, ...typed }: ImportOptions, more: readonly string[]): string {
  const options = Object.entries(typed).map(([name, value]) => {
    const option = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [option, ...(typeof value === 'boolean' ? [] : [value].flat().map((word) => shellWord(word)))].join(' ');
  });
  const words = [...files.map((file) => shellWord(file)), ...options, ...more, ...(write === true ? ['--write'] : [])];
  return `npm run reviews -- import ${words.join(' ')}`;
}
