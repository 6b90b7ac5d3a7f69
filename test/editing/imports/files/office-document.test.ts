import { expect, it } from 'vitest';
import { officeProgram } from '../../../../src/editing/imports/files/office-document.ts';
import { bytesOf } from '../../../support/content/exports.ts';

it.each([
  [['word/document.xml', '[Content_Types].xml'], 'Word'],
  [['mimetype', 'content.xml', 'styles.xml'], 'LibreOffice'],
  [['Index/Document.iwa', 'Metadata/BuildVersionHistory.plist'], 'Numbers or Pages'],
  [['content.xml'], undefined],
  [['xl/workbook.xml'], undefined],
])('knows whose document the files %j are', (names, program) => {
  expect(officeProgram(new Map(names.map((name) => [name, bytesOf('')])))).toBe(program);
});
