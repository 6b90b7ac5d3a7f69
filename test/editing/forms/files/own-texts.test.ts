import { describe, expect, it } from 'vitest';
import { planFileSave } from '../../../../src/editing/forms/files/plan-file.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { at, FILES, saved } from '../../../support/content/form-files.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

describe('notice.md', () => {
  const NOTICE = '---\nuntil: "2026-08-20"   # a Thursday\n---\n\nClosed from 1 August.\n\n';
  const withNotice = (text: string) => ({ ...FILES, 'notice.md': text });

  it.each<[string, FormValues, string | undefined, string]>([
    ['loses no comment', { until: '' }, NOTICE, 'would lose the comment "# a Thursday"; change it in a text editor'],
    ['gets a day', { until: '2026-08-21' }, 'Closed.\n', '---\nuntil: 2026-08-21\n---\nClosed.\n'],
    ['may link to a page', { text: 'See [this](/reviews/a).' }, undefined, 'See [this](/reviews/a).\n'],
    ['may not link to no page', { text: 'See [this](/reviews/x).' }, undefined, '/reviews/x is not there'],
    ['is one paragraph', { text: 'A.\n\nB.' }, undefined, 'a notice is one paragraph'],
    ['is short', { text: 'A'.repeat(301) }, undefined, 'is longer than 300 characters'],
    ['is more than a day', { until: '2026-08-20' }, undefined, 'text: is missing'],
    ['with front matter alone refuses another day', { until: '2026-12-02' }, '---\nuntil: 2026-12-01\n---\n', 'text: is missing'],
    ['has a day of the calendar', { text: 'A.', until: '2026-02-30' }, undefined, 'until: "2026-02-30" is not a date'],
    ['is not read for front matter', { text: '---\nA.' }, undefined, 'the front matter is not closed'],
  ])('%s', async (_, change, before, after) => {
    const files = before === undefined ? FILES : withNotice(before);
    const result = await saved('notice.md', () => change, files);
    if (after.endsWith('\n')) expect(result).toBe(after);
    else expect(result).toContain(after);
  });

  it('goes with its text, and comes again with the day that its form still shows', async () => {
    const taken = await makeFolder(withNotice(NOTICE));
    const before = { text: 'Closed from 1 August.', until: '2026-08-20' };
    const shown = { ...before, text: '' };
    expect(await planFileSave(await workspaceOf(taken), at('notice.md'), { shown: before, given: shown })).toMatchObject({
      found: [{ before: NOTICE, content: undefined }],
      problems: [],
    });
    const folder = await makeFolder(FILES);
    const { found } = await planFileSave(await workspaceOf(folder), at('notice.md'), {
      shown,
      given: { ...shown, text: 'Closed.' },
    });
    expect(found[0]?.content).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
  });

  it('is opened with a day that is none, which the form can mend', async () => {
    const files = withNotice('---\nuntil: soon\n---\nClosed.\n');
    expect(await saved('notice.md', () => ({ until: '2026-08-20' }), files)).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
    expect(await saved('notice.md', () => ({ text: 'Open.' }), files)).toMatch(/^until: "soon" is not a date/);
  });
});

describe('a page', () => {
  const PAGE = '---\n# by Carol\nmenu:   header\n---\n\n# About us\n\n* one\n* _two_  \n  three\n\n';
  const files = { ...FILES, 'pages/about.md': PAGE };

  it.each<[string, FormValues, string]>([
    ['changes its text alone', { text: '# About us\n\n* one' }, PAGE.replace('\n* _two_  \n  three', '')],
    ['gets a title', { title: 'Us' }, PAGE.replace('menu:', 'title: Us\nmenu:')],
    ['loses its menu', { menu: undefined }, PAGE.replace('menu:   header\n', '')],
    ['links to itself', { text: '# A\n\n[A](/about)' }, PAGE.replace(/# About us.*three/s, '# A\n\n[A](/about)')],
    ['links to a page', { text: '# A\n\n[A](/imprint)' }, '/imprint is not there'],
    ['has a title', { text: 'Who we are.' }, 'the page has no title'],
    ['has a text', { text: '' }, 'the page has no title'],
    ['has no HTML', { text: '# A\n\n<p>B</p>' }, 'HTML is not allowed: <p>B</p>'],
    ['has a short title', { title: 'A'.repeat(121) }, 'title: is longer than 120 characters'],
  ])('%s', async (_, change, after) => {
    const result = await saved('pages/about.md', () => change, files);
    if (after.startsWith('---')) expect(result).toBe(after);
    else expect(result).toContain(after);
  });

  it('is made, and may be linked to', async () => {
    expect(await saved('pages/imprint.md', () => ({ title: 'Imprint', text: 'A  \nB\n\n[Us](/about)' }), files)).toBe(
      '---\ntitle: Imprint\n---\nA  \nB\n\n[Us](/about)\n',
    );
  });
});
