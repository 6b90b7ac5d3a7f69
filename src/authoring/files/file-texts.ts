import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { IMAGE_ENDINGS } from './photos/image-kind.ts';
import { plain } from './read-text-file.ts';
import { LARGEST } from './regular-file.ts';

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
    const status = statSync(file);
    if (!status.isFile() || status.size > LARGEST.bytes) return '';
    const bytes = readFileSync(file);
    return bytes.includes(0) ? '' : plain(bytes.toString('utf8'));
  } catch {
    // A file that has just been removed: a finding about it has no line to show.
    return '';
  }
}
