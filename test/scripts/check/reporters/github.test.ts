import { expect, it } from 'vitest';
import { createGitHubReporter } from '../../../../scripts/check/reporters/github.ts';
import { PHONE, reportOf } from '../../../support/content/reading/findings.ts';

const tell = (...findings: Parameters<typeof reportOf>) => createGitHubReporter(process.cwd())(reportOf(...findings), () => '');

it('marks each place, with what to do on a line of its own', () => {
  expect(tell({}, PHONE, { severity: 'info', kind: 'waiting' }).lines).toEqual([
    '::error file=content/reviews/a.md,line=3,col=9::rating: 6 is more than 5',
    '::warning file=content/reviews/a.md,line=7,col=6::text: 555-0188 looks like a telephone number, and would be published%0Anpm run reviews -- redact a "555-0188"',
    'content: 2 verified reviews, 1 waiting for a verification, 1 mistake, 1 warning',
  ]);
});

it('escapes what would end a mark or begin another', () => {
  const [line] = tell({ file: 'a,b:c%.md', message: '100% x\r\n::error::y' }).lines;
  expect(line).toBe('::error file=a%2Cb%3Ac%25.md,line=3,col=9::100%25 x%0D%0A::error::y');
});

it('marks mistakes first, then what is private, since GitHub shows ten marks of a kind alone', () => {
  const { lines } = tell({ severity: 'warning', kind: 'language', message: 'x' }, PHONE, {});
  expect(lines.slice(0, 3).map((line) => line.replace(/^.*?::.*?::/, '').split(':')[0])).toEqual(['rating', 'text', 'x']);
});

it('names files as the repository does, wherever the command runs', () => {
  const reporter = createGitHubReporter('/repository');
  const files = reporter(reportOf({ file: '/repository/site/content/a.md' }, { file: '/elsewhere/a.md' }), () => '').lines;
  expect(files.map((line) => /file=([^,]*)/.exec(line)?.[1])).toEqual(['site/content/a.md', '/elsewhere/a.md', undefined]);
});

it('writes a table in which nothing that stands in files is markup', () => {
  const { summary = '' } = tell({ message: 'a | b\n<script>`x` [l](http://e.example) @user #1' });
  const rows = summary.split('\n').filter((line) => line.startsWith('| mistake'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.match(/\|/g)).toHaveLength(5);
  expect(rows[0]).not.toMatch(/<|`|\]\(|@|http:/);
  expect(tell().summary).toBe(
    '### Reviews\n\ncontent: 2 verified reviews, 1 waiting for a verification, no mistakes, no warnings\n',
  );
});

it('cuts the table where a page could not hold it', () => {
  const { summary = '' } = tell(...Array.from({ length: 700 }, () => ({})));
  expect(summary).toMatch(/\n\nand 200 more\n$/);
});
