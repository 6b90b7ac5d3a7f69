import { expect, it } from 'vitest';
import { planPageRemoval } from '../../src/editing/remove-page.ts';

const PAGE = { file: 'content/pages/imprint.md', text: '# Imprint\n\nSee [above](/imprint).\n' };
const removal = (text: string) => planPageRemoval({ ownTexts: [PAGE, { file: 'content/notice.md', text }] }, PAGE);

it('deletes the file, whatever it says itself', () => {
  expect(
    removal(
      'Closed. [Prices](/imprint-2) [Elsewhere](https://b.example/imprint) ![Our shop](/imprint.jpg), see /imprint or [more](/a/imprint)',
    ),
  ).toMatchObject({
    found: [{ file: PAGE.file, before: PAGE.text, content: undefined }],
    problems: [],
  });
});

it.each(['[a](/imprint)', '[a](imprint/)', '[a](</imprint#b>)', '[a]\n\n[a]: /imprint'])(
  'refuses it while another text links there: %s',
  (text) => {
    expect(removal(text)).toMatchObject({
      found: [],
      problems: [{ file: 'content/notice.md', message: 'links to /imprint; take the link out first' }],
    });
  },
);
