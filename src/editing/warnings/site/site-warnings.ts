import { basename } from 'node:path';
import { codeOfCountry, countryCode } from '../../../authoring/business/country-code.ts';
import { fitsCountry, zonesOf } from '../../../authoring/business/country-zones.ts';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import type { ContentParts } from '../../../authoring/read-content.ts';
import { named } from '../../../authoring/source/source.ts';
import { visitTexts } from '../../../authoring/source/text-issues.ts';
import { missingWords, SHIPPED, shippedFor, speaks, untranslatedSentences } from '../../../locales/locale.ts';
import { dayIn } from '../../../reviews/schemas/time-zone.ts';
import { curlyQuotesNote, STRAIGHT_OR_NONE } from '../curly-quotes.ts';
import type { ToldWarning } from '../warning.ts';
import { hidingLine } from './robots-text.ts';

/** Something that looks odd in the content other than the reviews. */
export type SiteWarning = Problem & ToldWarning;

type Parts = Pick<ContentParts, 'business' | 'businessSource' | 'notice' | 'problems' | 'words'>;
type FormParts = Partial<Pick<Parts, 'business' | 'businessSource' | 'notice'>>;

/** Warns of what is odd for a site as a whole. `robots`: the owner's own `robots.txt`, if there is one. */
export function siteWarnings(parts: Parts, robots: FileText | undefined, now: Date): SiteWarning[] {
  return [...hiddenSite(robots), ...savedWarnings(parts, now), ...otherLanguage(parts)];
}

/** Those of what a form saves. Most languages have no words for the interface, which would be told at each save. */
export function savedWarnings(parts: FormParts, now: Date): SiteWarning[] {
  return [...curlyQuotes(parts), ...otherCountry(parts), ...otherZone(parts, now), ...pastNotice(parts, now)];
}

function hiddenSite(robots: FileText | undefined): SiteWarning[] {
  const line = robots && hidingLine(robots.text);
  if (robots === undefined || line === undefined) return [];
  const message = 'asks search engines to leave out the whole site, or its reviews; nobody would find them';
  const fix = 'delete the line, or the file: without it everybody may read everything';
  return [{ file: robots.file, line, column: 1, kind: 'hidden-from-search', message, fix }];
}

function curlyQuotes({ businessSource: source }: FormParts): SiteWarning[] {
  if (source === undefined) return [];
  const found: SiteWarning[] = [];
  visitTexts(source.value, (text, path) => {
    const note = curlyQuotesNote(text);
    if (note === undefined) return;
    const at = { file: source.file, ...source.locator()(path) };
    found.push({ ...at, kind: 'curly-quotes', message: named(source.nameOf(path), note), fix: STRAIGHT_OR_NONE });
  });
  return found;
}

function otherCountry({ business, businessSource }: FormParts): SiteWarning[] {
  const country = business?.business.address?.address_country;
  if (!country || !businessSource || countryCode(country) !== undefined) return [];
  const path = ['address', 'address_country'];
  const at = { file: businessSource.file, ...businessSource.locator()(path) };
  const fault = `"${country}" is not the two letters of a country, by which machines know it`;
  const message = named(businessSource.nameOf(path), fault);
  const code = codeOfCountry(country);
  return [{ ...at, kind: 'country', message, fix: code === undefined ? 'write them, such as US or GB' : `write ${code}` }];
}

function otherZone({ business, businessSource }: FormParts, now: Date): SiteWarning[] {
  const { time_zone: zone, address } = business?.business ?? {};
  const country = address?.address_country;
  if (!zone || !country || !businessSource || fitsCountry(zone, country, now)) return [];
  const zones = zonesOf(country, now).join(', ');
  const message = `time_zone: ${zone} is not a zone of ${country} (its zones are such as ${zones})`;
  const fix = 'write the zone whose clocks your opening hours are by, or leave it if all is well';
  return [{ file: businessSource.file, ...businessSource.locator()(['time_zone']), kind: 'time-zone', message, fix }];
}

function pastNotice({ business, notice }: FormParts, now: Date): SiteWarning[] {
  const today = dayIn(business?.business.time_zone)(now);
  const until = notice?.notice.until;
  if (notice === undefined || until === undefined || until >= today) return [];
  const message = `until: ${until} is past; a build leaves the notice out`;
  return [{ file: notice.file, ...notice.untilAt, kind: 'past-notice', message, fix: 'write another day, or delete the file' }];
}

/** How many missing words a warning names. */
const MOST_MISSING = 10;

function otherLanguage({ business, businessSource, problems, words }: Parts): SiteWarning[] {
  // Of a file with mistakes no word is known, and the mistakes come first.
  if (problems.some(({ file }) => basename(file) === 'words.yaml')) return [];
  if (business === undefined || businessSource === undefined || shippedFor(business.language)) return [];
  const missing = [...missingWords(words), ...untranslatedSentences(words)];
  if (missing.length === 0) return [];
  const { file } = businessSource;
  const language = JSON.stringify(business.language);
  const shipped = Object.keys(SHIPPED).join(', ');
  const message = speaks(business.language, words)
    ? `language: the interface lacks words in ${language}, and has English ones there`
    : `language: the interface has no words in ${language} (it has: ${shipped}); it stays English, and pages say so`;
  const shown = [...missing.slice(0, MOST_MISSING), ...(missing.length > MOST_MISSING ? ['…'] : [])].join(', ');
  const fix = `give all words in words.yaml; words.en.yaml, in the folder schemas of the software, is one to translate (missing: ${missing.length}: ${shown})`;
  return [{ file, ...businessSource.locator()(['language']), kind: 'interface-language', message, fix }];
}
