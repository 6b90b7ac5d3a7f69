import { expect, it } from 'vitest';
import { onlyOne } from '../../../../src/authoring/problems/read.ts';
import { fileForm, readFileForm, readNow, reviewForm, reviewPath } from '../../../../src/editing/forms/files/read-forms.ts';
import { makeFolder, review, smallContent } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

it('shows a review of any file, and whether it waits or is answered', async () => {
  const folder = await makeFolder(smallContent([review(1), review(2, { verification: undefined })]));
  const workspace = await workspaceOf(folder);
  expect(workspace.reviews.map(reviewPath)).toEqual(['reviews/review-1.json', 'reviews/review-2.json']);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source).state)).toEqual([
    'published unanswered',
    'waiting unanswered',
  ]);
  expect(workspace.reviews.map((source) => reviewForm(workspace, source).id)).toEqual([undefined, undefined]);
});

it('shows a list and a plain text in a field each, and nothing of what is empty', () => {
  expect(onlyOne(fileForm('faq.yaml', { file: 'faq.yaml', text: '- question: A\n' }))).toEqual({ entries: [{ question: 'A' }] });
  expect(onlyOne(fileForm('faq.yaml', { file: 'faq.yaml', text: '' }))).toEqual({ entries: [] });
  expect(onlyOne(fileForm('summary.md', { file: 'summary.md', text: 'A\n\nB\n' }))).toEqual({ text: 'A\n\nB' });
  expect(onlyOne(fileForm('notice.md', { file: 'notice.md', text: '---\nuntil: soon\n---\n\nA\n' }))).toEqual({
    until: 'soon',
    text: 'A',
  });
  expect(onlyOne(fileForm('pages/a.md', { file: 'a', text: '---\nmenu: header\n---\n# A\n\nB\n' }))).toEqual({
    menu: 'header',
    text: '# A\n\nB',
  });
  expect(onlyOne(fileForm('notice.md', { file: 'notice.md', text: '' }))).toEqual({ text: '' });
  expect(fileForm('notice.md', { file: 'notice.md', text: '---\nuntil: [\n---\nA\n' }).problems).toHaveLength(1);
  expect(onlyOne(fileForm('policy.yaml', { file: 'policy.yaml', text: '# none\n' }))).toEqual({});
  expect(fileForm('policy.yaml', { file: 'policy.yaml', text: 'a: [\n' }).problems).toHaveLength(1);
});

it('reads files as they are now', async () => {
  const folder = await makeFolder({ 'policy.yaml': 'order: Newest.\r\n' });
  expect(String(await readNow(folder, 'policy.yaml'))).toEqual('order: Newest.\r\n');
  expect(String(await readNow(folder, 'faq.yaml'))).toEqual('');
  expect(onlyOne(await readFileForm(folder, 'policy.yaml'))).toEqual({ order: 'Newest.' });
});
