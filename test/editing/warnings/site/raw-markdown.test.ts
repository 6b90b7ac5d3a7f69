import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import { makeFolder, smallContent } from '../../../support/content/content.ts';
import { checkFolder } from '../../../support/content/reading/check-folder.ts';

async function warningsOf(page: string): Promise<string[]> {
  const folder = await makeFolder({ ...smallContent(), 'pages/team.md': page });
  const { findings } = await checkFolder(folder, new Date('2026-02-01'));
  return findings.filter(({ file }) => file.endsWith('team.md')).map((each) => formatProblem(each).replace(`${folder}/`, ''));
}

const TASKS = 'pages have no task lists, and show the brackets as they are written';
const NOTES = 'pages have no footnotes, and show the brackets as they are written';

describe('the check warns', () => {
  it('of the first task of a list and the first footnote of a page, where they are', async () => {
    const page =
      '---\nmenu: footer\n---\n# Team\n\n- [ ] Paint the door\n- [x] Sweep\n\nOpen *late*[^1] and early[^b].\n\n[^1]: On Fridays only.\n';
    expect(await warningsOf(page)).toEqual([`pages/team.md:6:3  ${TASKS}`, `pages/team.md:9:12  ${NOTES}`]);
  });

  it('of a footnote that is the address of a link', async () => {
    expect(await warningsOf('# Team\n\nSee [^1].\n\n[^1]: https://example.org/\n')).toEqual([`pages/team.md:3:5  ${NOTES}`]);
  });

  it('of none in code, and of no other brackets', async () => {
    const page =
      '# Team\n\n`- [ ] a [^1]`, [ ] and \\[^1], [us](/reviews).\n\n| Day |\n| --- |\n| ~~Mo~~ |\n\n```\n- [ ] b [^1]\n```\n';
    expect(await warningsOf(page)).toEqual([]);
  });
});
