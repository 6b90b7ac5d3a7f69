import { expect, it } from 'vitest';
import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import { makeFolder, smallContent } from '../../../support/content/content.ts';
import { checkFolder } from '../../../support/content/reading/check-folder.ts';

async function warned(files: Readonly<Record<string, string>>, now = '2026-01-01') {
  const reviews = { 'reviews.csv': 'id,date,rating,author,text\n', 'reviews.jsonl': '{}' };
  const folder = await makeFolder({ ...smallContent([]), ...reviews, ...files });
  const { findings } = await checkFolder(folder, new Date(now));
  const found = findings.filter(({ severity }) => severity === 'warning');
  return { found, lines: found.map((each) => formatProblem(each).replaceAll(`${folder}/`, '')) };
}

it.each([
  ['2026-12-28T05:59:00Z', []],
  ['2026-12-28T06:00:00Z', ['notice.md:2:8  until: 2026-12-27 is past; a build leaves the notice out']],
])('the check warns of a notice whose day is past where the business is: at %s', async (now, expected) => {
  const notice = '---\nuntil: 2026-12-27\n---\nClosed.\n';
  const files = { 'business.yaml': 'name: A\ntime_zone: America/Chicago\n', 'notice.md': notice };
  expect((await warned(files, now)).lines).toEqual(expected);
});

it.each([
  [
    'name: “A”\ndescription: We say “hello”\ntechnicians:\n  - { name: Ann, aliases: [‘Annie’] }\n',
    [
      '1:7  name: is in curly quotes, which count as a part of it',
      '4:28  1st entry of aliases in the 1st entry of technicians: is in curly quotes, which count as a part of it',
    ],
  ],
  ['name: A\naddress: { address_country: ES }\n', []],
  [
    'name: A\naddress: { address_country: España }\n',
    ['2:29  address_country under address: "España" is not the two letters of a country, by which machines know it'],
  ],
  ['name: A\nlanguage: es-MX\n', []],
  [
    'name: A\nlanguage: xx\n',
    [expect.stringMatching(/^2:11 {2}language: the interface has no words in "xx" \(it has: en, es.*\); it stays English, and/)],
  ],
  ['name: A\naddress: { address_country: GB }\ntime_zone: Europe/London\n', []],
  [
    'name: A\naddress: { address_country: GB }\ntime_zone: America/New_York\n',
    ['3:12  time_zone: America/New_York is not a zone of GB (its zones are such as Europe/London)'],
  ],
])('the check warns of a business with %j', async (business, expected) => {
  const { lines } = await warned({ 'business.yaml': business });
  expect(lines.map((line) => line.replace('business.yaml:', ''))).toEqual(expected);
});

it('the check names words that are missing in a language of its own, unless those that are there have a mistake', async () => {
  const withWords = async (words: string) =>
    (await warned({ 'business.yaml': 'name: A\nlanguage: xx\n', 'words.yaml': words })).found;
  const [warning] = await withWords('site: { skip: A, home: B }\n');
  expect(warning?.fix).toMatch(/words\.en\.yaml.* \(missing: \d+: (?:[\w.]+, ){10}…\)$/);
  expect(await withWords('site: { skip: "{nobody}" }\n')).toEqual([]);
});

it('the check warns of a robots.txt that keeps search engines away', async () => {
  const robots = async (text: string) => (await warned({ 'public/robots.txt': text })).lines;
  expect(await robots('User-agent: *\nDisallow: /\n')).toEqual([
    'public/robots.txt:2:1  asks search engines to leave out the whole site, or its reviews; nobody would find them',
  ]);
  expect(await robots('User-agent: *\nDisallow: /papers/\n')).toEqual([]);
});
