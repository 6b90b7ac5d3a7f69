import type { Bytes } from './stored-file.ts';

/** The program whose document a zip is, if that is no workbook; `undefined` for other zips. */
export function officeProgram(files: ReadonlyMap<string, Bytes>): string | undefined {
  if (files.has('word/document.xml')) return 'Word';
  if (files.has('Metadata/BuildVersionHistory.plist')) return 'Numbers or Pages';
  // OpenDocument 1.3 part 2, 3.3: texts and tables have the same files.
  return files.has('mimetype') && files.has('content.xml') ? 'LibreOffice' : undefined;
}
