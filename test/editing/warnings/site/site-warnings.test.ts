import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../../src/authoring/problems/problem.ts';
import { en } from '../../../../src/locales/en.ts';
import { SHIPPED } from '../../../../src/locales/locale.ts';
import { wordsOf } from '../../../../src/locales/templates.ts';
import { makeFolder, smallContent } from '../../../support/content/content.ts';
import { checkFolder } from '../../../support/content/reading/check-folder.ts';

async function warnings(files: Readonly<Record<string, string>>, now = '2026-01-01'): Promise<string[]> {
  const { found, folder } = await warned(files, now);
  return found.map((each) => formatProblem(each).replaceAll(`${folder}/`, ''));
}

async function warned(files: Readonly<Record<string, string>>, now = '2026-01-01') {
  const folder = await makeFolder({
    ...smallContent([]),
    'reviews.csv': 'id,date,rating,author,text\n',
    'reviews.jsonl': '{}',
    ...files,
  });
  const { findings } = await checkFolder(folder, new Date(now));
  return { folder, found: findings.filter(({ severity }) => severity === 'warning') };
}

/** The advice for a business whose `words.yaml` lacks some in its language. */
async function lacking(words: unknown): Promise<string | undefined> {
  const { found } = await warned({ 'business.yaml': 'name: A\nlanguage: xx\n', 'words.yaml': JSON.stringify(words) });
  expect(found.map(({ message }) => message)).toEqual([
    'language: the interface lacks words in "xx", and has English ones there',
  ]);
  return found[0]?.fix;
}

describe('the check warns', () => {
  it('of a notice whose day is past where the business is', async () => {
    const files = {
      'business.yaml': 'name: A\ntime_zone: America/Chicago\n',
      'notice.md': '---\nuntil: 2026-12-27\n---\nClosed.\n',
    };
    expect(await warnings(files, '2026-12-28T05:59:00Z')).toEqual([]);
    expect(await warnings(files, '2026-12-28T06:00:00Z')).toEqual([
      'notice.md:2:8  until: 2026-12-27 is past; a build leaves the notice out',
    ]);
  });

  it('of a value of the business within curly quotes', async () => {
    const business = 'name: “A”\ndescription: We say “hello”\ntechnicians:\n  - { name: Ann, aliases: [‘Annie’] }\n';
    expect(await warnings({ 'business.yaml': business })).toEqual([
      'business.yaml:1:7  name: is in curly quotes, which count as a part of it',
      'business.yaml:4:28  1st entry of aliases in the 1st entry of technicians: is in curly quotes, which count as a part of it',
    ]);
  });

  it('of a country that is not written as two letters', async () => {
    const country = (code: string) => ({ 'business.yaml': `name: A\naddress: { address_country: ${code} }\n` });
    expect(await warnings(country('ES'))).toEqual([]);
    expect(await warnings(country('España'))).toEqual([
      'business.yaml:2:29  address_country under address: "España" is not the two letters of a country, by which machines know it',
    ]);
  });

  it('of a language that the interface has no words in', async () => {
    expect(await warnings({ 'business.yaml': 'name: A\nlanguage: es-MX\n' })).toEqual([]);
    expect(await warnings({ 'business.yaml': 'name: A\nlanguage: xx\n' })).toEqual([
      expect.stringMatching(
        /^business\.yaml:2:11 {2}language: the interface has no words in "xx" \(it has: en, es.*\); it stays English, and pages say so$/,
      ),
    ]);
    const { found } = await warned({ 'business.yaml': 'name: A\nlanguage: xx\n', 'words.yaml': 'site: { skip: A, home: B }\n' });
    expect(found[0]?.fix).toMatch(/words\.en\.yaml.* \(missing: \d+: (?:[\w.]+, ){10}…\)$/);
    // As after an upgrade to a version with further words.
    const { site, ...others } = wordsOf(SHIPPED.es) as { site: object };
    const upgraded = await lacking({ site: { ...site, home: undefined }, ...others });
    expect(upgraded).toMatch(/\(missing: 1: site\.home\)$/);
    // With a mistake in them, it is not known which words are missing.
    const faulty = { 'business.yaml': 'name: A\nlanguage: xx\n', 'words.yaml': 'site: { skip: "{nobody}" }\n' };
    expect(await warnings(faulty)).toEqual([]);
  });

  it('of sentences that are in English still, as in a copy that is being translated', async () => {
    const { site, ...others } = wordsOf(SHIPPED.es) as { site: object };
    const colophon = 'The verified reviews of {business}, published as data.';
    // A few words may be the same in two languages.
    const translated = { ...others, site: { ...site, docs: 'Docs', skip: 'Skip to content', colophon } };
    expect(await lacking(translated)).toMatch(/\(missing: 1: site\.colophon\)$/);
    expect(await lacking(wordsOf(en))).toMatch(/\(missing: \d{3}: site\.colophon, home\.opening\.tomorrow, /);
  });

  it('of a robots.txt that keeps search engines away', async () => {
    const robots = (text: string) => warnings({ 'business.yaml': 'name: A\n', 'public/robots.txt': text });
    expect(await robots('User-agent: *\nDisallow: /\n')).toEqual([
      'public/robots.txt:2:1  asks search engines to leave out the whole site, or its reviews; nobody would find them',
    ]);
    expect(await robots('User-agent: *\nDisallow: /papers/\n')).toEqual([]);
  });

  it("of a time zone that is not the country's", async () => {
    const business = (zone: string) => `name: A\naddress: { address_country: GB }\ntime_zone: ${zone}\n`;
    expect(await warnings({ 'business.yaml': business('Europe/London') })).toEqual([]);
    expect(await warnings({ 'business.yaml': business('America/New_York') })).toEqual([
      'business.yaml:3:12  time_zone: America/New_York is not a zone of GB (its zones are such as Europe/London)',
    ]);
  });
});
