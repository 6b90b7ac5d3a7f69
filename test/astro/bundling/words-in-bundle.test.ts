import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { withWords } from '../../../src/astro/bundling/words-in-bundle.ts';
import { makeFolder } from '../../support/content/content.ts';

it('puts the text of a file, and the files of a folder, in place of what would read them', async () => {
  const folder = await makeFolder({ 'words/a.tsv': 'late\t"tardy"\n' });
  const code = `
    const file = readWordFile(new URL('words/a.tsv', import.meta.url));
    const files = readWordFolder(new URL('words/', import.meta.url));
    const table = readWordTable(new URL('words/a.tsv', import.meta.url));
    const other = readWordFile(url);`;
  expect(withWords(code, pathToFileURL(`${folder}/module.ts`))).toBe(`
    const file = "late\\t\\"tardy\\"\\n";
    const files = [{"path":"a.tsv","text":"late\\t\\"tardy\\"\\n"}];
    const table = readWordTable("late\\t\\"tardy\\"\\n");
    const other = readWordFile(url);`);
});
