import { expect, it } from 'vitest';
import { onlyOne } from '../../../../src/authoring/problems/read.ts';
import { formFileOf } from '../../../../src/editing/forms/files/form-files.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';

const NOTICE = '---  \nuntil: "2026-08-20"   # a Thursday\n---\n\nClosed from 1 August.\n\n';
const PAGE = '---\nmenu:  header # above\n---\n\nOld.\n\n';
const FAQ = '- question: A?\n';

it.each<[string, string, FormValues, string, string]>([
  ['a notice with a day', 'notice.md', { text: 'A.', until: '2026-08-20' }, '', '---\nuntil: 2026-08-20\n---\nA.\n'],
  ['a notice without one', 'notice.md', { text: 'A.', until: undefined }, '', 'A.\n'],
  ['the text of a notice', 'notice.md', { text: 'Open.' }, NOTICE, NOTICE.replace('Closed from 1 August.', 'Open.')],
  ['its day', 'notice.md', { until: '2026-08-21' }, NOTICE, NOTICE.replace('"2026-08-20"', '2026-08-21')],
  ['its first day', 'notice.md', { until: '2026-08-21' }, 'A.\n\n', '---\nuntil: 2026-08-21\n---\nA.\n\n'],
  ['no day', 'notice.md', { until: undefined }, '---\nuntil: 2026-08-20\n---\nA.\n', 'A.\n'],
  ['a comment alone', 'notice.md', { until: undefined }, '---\n# b\nuntil: 2026-08-20\n---\nA.\n', '---\n# b\n---\nA.\n'],
  ['no notice', 'notice.md', { text: '', until: undefined }, NOTICE, ''],
  ['a page', 'pages/a.md', { title: 'A', text: 'B.', menu: undefined }, '', '---\ntitle: A\n---\nB.\n'],
  ['the text of a page', 'pages/a.md', { text: 'New.' }, PAGE, PAGE.replace('Old.', 'New.')],
  ['its title', 'pages/a.md', { title: 'B' }, PAGE, PAGE.replace('menu', 'title: B\nmenu')],
  ['a page without a text', 'pages/a.md', { text: '' }, 'A.\n', '\n'],
  ['a key', 'policy.yaml', { refused: 'None.' }, 'order: Newest. # yes\n', 'order: Newest. # yes\nrefused: None.\n'],
  ['a first key', 'policy.yaml', { order: 'Newest.' }, '# ours', '# ours\norder: Newest.\n'],
  ['a key where there was none', 'policy.yaml', { order: 'New.' }, '# {}\n{}\n', '# {}\norder: New.\n'],
  ['an entry where there was none', 'faq.yaml', { entries: [{ question: 'B' }] }, '[ ] # none', '# none\n- { question: B }\n'],
  ['an entry', 'faq.yaml', { entries: [{ question: 'A?' }, { question: 'B' }] }, FAQ, `${FAQ}- { question: B }\n`],
  ['a first entry', 'faq.yaml', { entries: [{ question: 'B' }] }, '# ours', '# ours\n- { question: B }\n'],
  ['no entry', 'faq.yaml', { entries: [] }, FAQ, ''],
  ['a summary', 'summary.md', { text: 'New.' }, 'Old.\n', 'New.\n'],
])('gives %s, and leaves every other byte', (_, name, changes, before, after) => {
  const { format, shape } = formFileOf(name) ?? expect.fail();
  expect(format.changed(before, changes, Object.keys(shape.shape))).toBe(after);
});

it.each<[string, string, FormValues]>([
  ['faq.yaml', '- question: A\n', { entries: [{ question: 'A' }] }],
  ['faq.yaml', '', { entries: [] }],
  ['summary.md', 'A\n\nB\n', { text: 'A\n\nB' }],
  ['notice.md', '---\nuntil: soon\n---\n\nA\n', { until: 'soon', text: 'A' }],
  ['notice.md', '', { text: '' }],
  ['pages/a.md', '---\nmenu: header\n---\n# A\n\nB\n', { menu: 'header', text: '# A\n\nB' }],
  ['policy.yaml', '# none\n', {}],
])('shows what is in %s: %j', (name, text, values) => {
  expect(onlyOne(read(name, text))).toEqual(values);
});

it.each([
  ['notice.md', '---\nuntil: [\n---\nA\n'],
  ['policy.yaml', 'a: [\n'],
])('shows nothing of a file that cannot be read: %s', (name, text) => {
  expect(read(name, text)).toMatchObject({ found: [], problems: [{}] });
});

function read(name: string, text: string) {
  return (formFileOf(name) ?? expect.fail()).format.read({ file: name, text });
}
