import { shellWord } from '../../../src/authoring/problems/shell-word.ts';
import { nameOfDetected } from '../../../src/editing/detected-language.ts';
import type { Platform } from '../../../src/editing/imports/entries/recognise.ts';
import type { Missing } from '../../../src/editing/imports/known/find-missing.ts';
import { type Named, SHOWN, type Tally } from '../../../src/editing/imports/plan/tally.ts';
import { readRating, type Scale } from '../../../src/editing/imports/values/read-rating.ts';
import { mendedWord } from '../../../src/editing/imports/values/twice-encoded.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { count } from '../../support/count.ts';
import { visible } from '../../support/terminal/visible.ts';
import type { PreparedExport } from './prepare.ts';

/** Lines that say what was found in the files, and what an import would do with it. */
export function summaryLines(exports: readonly PreparedExport[], tally: Tally): string[] {
  const { counts } = tally;
  const rows: [number, string][] = [
    [counts.new, 'new'],
    [counts.changed, 'other at the source than here'],
    [counts.kept, 'corrected, answered or newer here: they stay so, whatever these files say'],
    [counts.emptied, 'without words at the source now: they stay here as they were'],
    [counts.withdrawn, 'here, though not to be published'],
    [counts.here, 'already here'],
    [counts.again, 'twice in these files'],
    [counts.removed, 'removed before: they stay out'],
    [counts.wordless, 'with stars but no words: left out, because a review needs words here'],
    [counts.nothing, 'empty'],
    [counts.refused, 'refused'],
  ];
  const width = Math.max(...rows.map(([number]) => shown(number).length));
  const isTable = exports.some(({ parts }) => parts.some(({ kind }) => kind === 'table'));
  return [
    ...exports.flatMap((each) => [...whoseLines(each), ...scaleLines(each), ...fileLines(each)]),
    ...rows
      .filter(([number], index) => number > 0 || index === 0)
      .map(([number, words]) => `  ${shown(number).padStart(width)}  ${words}`),
    ...mendedLines(tally.mended),
    ...noteLines(tally.notes),
    ...languageLines(tally.languages),
    ...elsewhereLines(tally.elsewhere, isTable),
    ...wholeLines(tally.whole),
    ...keptLines(tally),
    ...emptiedLines(tally),
    ...withdrawnLines(tally),
    ...tally.missing.flatMap(missingLines),
    ...toldLines('Removed before', tally.removed, counts.removed),
    ...toldLines('Refused', tally.refused, counts.refused),
  ].map(visible);
}

function fileLines({ name, parts, ignored }: PreparedExport): string[] {
  const names = parts.map((part) => part.name).filter((part) => part !== name);
  const odd = ignored.filter(({ reason }) => reason !== undefined);
  const others = ignored.length - odd.length;
  return [
    ...(names.length > 0
      ? [`${name}: reviews are in ${names.length > 2 ? `${shown(names.length)} of its files` : names.join(', ')}`]
      : []),
    ...odd.map((each) => `${name}: not read: ${each.name}, which ${each.reason}`),
    ...(others > 0 ? [`${name}: ${shown(others)} other ${others === 1 ? 'file is' : 'files are'} not read`] : []),
  ];
}

/** Lines that say which business the parts of a file were taken to be about. */
function whoseLines({ name, parts }: PreparedExport): string[] {
  const whose = parts.map((part) => (part.kind === 'table' ? fromSite(part.mapping.source) : WHOSE[part.platform]));
  return [...new Set(whose)].flatMap((words) => (words === undefined ? [] : [`${name}: ${words}`]));
}

/** Lines that say of tables whose ratings are points what becomes of some. */
function scaleLines({ name, parts }: PreparedExport): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'table' || part.mapping.scale === 5) return [];
    const { scale } = part.mapping;
    const [high, low] = [(scale * 4) / 5, scale / 2];
    return [
      `${name}: its ratings are taken as out of ${scale}: ${high} becomes ${starsOf(high, scale)} stars, ${low} becomes ${starsOf(low, scale)} (--scale says another)`,
    ];
  });
}

function starsOf(points: number, scale: Scale): number | undefined {
  const read = readRating(String(points), scale);
  return read.ok ? read.rating : undefined;
}

const WHOSE: Readonly<Record<Platform, string>> = {
  google: 'reviews from Google',
  own: "reviews in this service's own form",
};

function fromSite(source: string | undefined): string | undefined {
  return source === undefined ? undefined : `reviews from ${source}`;
}

/** A line that says that texts were encoded twice, with the first word that shows it. */
function mendedLines({ count, example }: Tally['mended']): string[] {
  if (example === undefined) return [];
  const [broken, word] = mendedWord(example.was, example.now).map((each) => shortenLine(each, 40));
  const entries = count === 1 ? '1 entry' : `${shown(count)} entries`;
  return [`In ${entries} the letters were encoded twice, which is mended: ${broken} is ${word}.`];
}

/** Lines with what was left out of new reviews, each with some of these. */
function noteLines(notes: Tally['notes']): string[] {
  const lines = [...notes]
    .slice(0, SHOWN)
    .map(([note, found]) => `Of ${count(found.count, 'new review')} (${idsOf(found)}): ${note}.`);
  const rest = notes.size - lines.length;
  return [...lines, ...(rest > 0 ? [`… and ${shown(rest)} other things are left out; --report <file> lists all`] : [])];
}

/** Lines with the new reviews that are here as those of another platform. Of which platform a table is, the user says. */
function elsewhereLines(elsewhere: Tally['elsewhere'], isTable: boolean): string[] {
  return [...elsewhere].flatMap(([source, found]) => {
    const { count: total } = found;
    const remedy = source === '' ? 'give those that are here their source first' : `say --source ${shellWord(source)}`;
    return [
      '',
      `${count(total, 'new review')} ${total === 1 ? 'has' : 'have'} the author, day and words of one that is here ${whenceOf(source)} (${idsOf(found)}), and would be here twice.${isTable || source === '' ? ` If they are the same, ${remedy}.` : ''}`,
    ];
  });
}

/** Lines with the new reviews for which the short names were forgotten that those here from the same platform have. */
function wholeLines(whole: Tally['whole']): string[] {
  return [...whole].flatMap(([source, found]) => [
    '',
    `${count(found.count, 'new review')} ${found.count === 1 ? 'has' : 'have'} the author's whole name (${idsOf(found)}), while most that are here ${whenceOf(source)} have a short one. --short-names shortens these, too.`,
  ]);
}

function whenceOf(source: string): string {
  return source === '' ? 'without a source' : `from ${source}`;
}

function idsOf({ count, first }: Named): string {
  return `${first.join(', ')}${count > first.length ? ', …' : ''}`;
}

/** Lines with what says something else at its source and stays. */
function keptLines({ kept, counts }: Tally): string[] {
  const lines = kept.map(({ place, file, fields, rating }) => {
    const named = fields.map((field) => (field === 'rating' ? `rating (${rating} there)` : field));
    return `  ${file} (${place}): ${named.join(', ')}`;
  });
  const title =
    'Different in these files, but kept as it is here, where it was corrected, shortened or answered later, or is newer (npm run reviews -- edit <id> changes it):';
  return staying(title, lines, counts.kept);
}

/** Lines with the reviews whose authors deleted the words that are here. */
function emptiedLines({ emptied, counts }: Tally): string[] {
  const lines = emptied.map(({ place, file, rating }) => `  ${file} (${place}): ${rating} of 5 stars there`);
  const title =
    'Without words at the source now, while those that it had stay here (npm run reviews -- remove <id> takes it out):';
  return staying(title, lines, counts.emptied);
}

/** Lines with the reviews here that their sources do not show, or whose authors do not agree. */
function withdrawnLines({ withdrawn, counts }: Tally): string[] {
  const lines = withdrawn.map(({ place, file, reason }) => `  ${file} (${place}): ${reason}`);
  const title = 'Here, though these files say that they are not to be published (npm run reviews -- remove <id> takes one out):';
  return staying(title, lines, counts.withdrawn);
}

function staying(title: string, lines: readonly string[], total: number): string[] {
  const more = total > lines.length ? ['  … and others; --report <file> lists each'] : [];
  return lines.length === 0 ? [] : ['', title, ...lines, ...more];
}

/** Lines with the reviews that are here, and seem to be gone at their source. */
function missingLines({ source, from, to, ids }: Missing): string[] {
  const [they, are] = ids.length === 1 ? ['it', 'is'] : ['they', 'are'];
  const title = `${count(ids.length, 'review')} that ${are} here from ${source} ${are} not in these files, though these reach from ${from} to ${to}. If ${they} ${are} gone there: npm run reviews -- remove <id> …`;
  const more = ids.length > SHOWN ? [`  … and ${shown(ids.length - SHOWN)} more; --report <file> lists all`] : [];
  return ['', title, ...ids.slice(0, SHOWN).map((id) => `  ${id}`), ...more];
}

function languageLines(languages: ReadonlyMap<string, number>): string[] {
  if (languages.size === 0) return [];
  const most = [...languages].sort(([, a], [, b]) => b - a);
  return [
    `In another language than the site, which is noted: ${most.map(([tag, times]) => `${nameOfDetected(tag)} ${shown(times)}`).join(', ')}.`,
  ];
}

/** Lines with the reasons, the most frequent first, each with the place of its first entry. */
function toldLines(title: string, told: ReadonlyMap<string, Named>, total: number): string[] {
  if (total === 0) return [];
  const most = [...told].sort(([, a], [, b]) => b.count - a.count).slice(0, SHOWN);
  const lines = most.map(([reason, { first, count }]) => {
    const more = count > 1 ? ` and ${shown(count - 1)} more` : '';
    return `  ${first[0]}${more}: ${reason}`;
  });
  const rest = total - most.reduce((sum, [, { count }]) => sum + count, 0);
  const more = rest > 0 ? [`  … and ${shown(rest)} others`] : [];
  return ['', `${title}:`, ...lines, ...more, ...(total > most.length ? ['  --report <file> lists each'] : [])];
}

function shown(number: number): string {
  return number.toLocaleString('en');
}
