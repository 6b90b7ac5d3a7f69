import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { IMAGE_ENDINGS } from './photos/image-kind.ts';
import { plain } from './read-text-file.ts';

/** The text of a content file as it was read: without a BOM, every line break as `\n`. Empty where it is no text or is gone. */
export type FileTexts = (file: string) => string;

/** Keeps the text of one file for repeated requests, because findings are sorted by file. */
export function createFileTexts(): FileTexts {
  let last: { file: string; text: string } | undefined;
  return (file) => {
    if (last?.file !== file) last = { file, text: readText(file) };
    return last.text;
  };
}

function readText(file: string): string {
  if (IMAGE_ENDINGS.includes(extname(file).toLowerCase())) return '';
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('\0') ? '' : plain(text);
  } catch {
    // A folder, or a file that has just been removed: a finding about it has no line to show.
    return '';
  }
}
