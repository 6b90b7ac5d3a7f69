import { textAt } from '../../../authoring/source/source.ts';
import type { ParsedEntry } from '../entries/parsed-entry.ts';
import type { Missing } from '../known/find-missing.ts';
import { fileOf } from '../known/known-reviews.ts';
import type { ExportEntry, Mended } from './read-entries.ts';
import type { Verdict } from './verdict.ts';

/** How many of one kind are shown. */
export const SHOWN = 20;

/** The most reasons that are kept: in a faulty table each entry may have its own. */
const MOST_REASONS = 1000;

/** The change of an existing review, and the place of its entry in the export. */
export interface PlannedChange {
  readonly place: string;
  readonly verdict: Extract<Verdict, { kind: 'changed' }>;
}

/** The place of an entry in the export, and the file of its review here. */
interface Met {
  readonly place: string;
  readonly file: string;
}

/** A review that has no words at its source any more, and stays here with those that it had. */
interface Emptied extends Met {
  /** The rating at the source. */
  readonly rating: unknown;
}

/** A review that differs from its source in fields that stay as they were corrected here. */
interface Kept extends Emptied {
  readonly fields: readonly string[];
}

/** A number of reviews, and the ids of the first ones; or of entries, and their places. */
export interface Named {
  count: number;
  readonly first: string[];
}

/** What an import would do, in numbers. Of long lists only the beginning is kept, of `kept` what weighs most. */
export interface Tally {
  readonly counts: Record<Verdict['kind'], number>;
  entries: number;
  /** By reason, in the order of the entries. */
  readonly refused: Map<string, Named>;
  readonly removed: Map<string, Named>;
  readonly changes: PlannedChange[];
  readonly kept: Kept[];
  readonly emptied: Emptied[];
  /** Reviews that are here and should perhaps not be, and why. */
  readonly withdrawn: (Met & { readonly reason: string })[];
  /** All that is here and seems to be gone at its source. */
  readonly missing: Missing[];
  /** What was left out of new reviews, with their number and the ids of the first ones. */
  readonly notes: Map<string, Named>;
  /** New reviews that are here from another platform: by its name, empty for none, their number and the first ids of those here. */
  readonly elsewhere: Map<string, Named>;
  /** New reviews with whole names, although most here from their platform have short ones: by its name, empty for none. */
  readonly whole: Map<string, Named>;
  /** How many entries had texts that were encoded twice, with the first of these. */
  readonly mended: { count: number; example: Mended | undefined };
  /** How many new reviews are noted to be in each language, because their texts are. */
  readonly languages: Map<string, number>;
  /** What is decided on every entry, if a report is wanted. */
  readonly report: { readonly outcome: string; readonly place: string; readonly [key: string]: unknown }[] | undefined;
}

export function createTally(isReported: boolean): Tally {
  return {
    counts: {
      new: 0,
      changed: 0,
      kept: 0,
      here: 0,
      again: 0,
      removed: 0,
      refused: 0,
      wordless: 0,
      emptied: 0,
      withdrawn: 0,
      nothing: 0,
    },
    entries: 0,
    refused: new Map(),
    removed: new Map(),
    changes: [],
    kept: [],
    emptied: [],
    withdrawn: [],
    missing: [],
    notes: new Map(),
    elsewhere: new Map(),
    whole: new Map(),
    mended: { count: 0, example: undefined },
    languages: new Map(),
    report: isReported ? [] : undefined,
  };
}

/** Counts one more entry. */
export function count(tally: Tally, { place, parsed, mended }: ExportEntry, verdict: Verdict): void {
  tally.entries += 1;
  if (mended !== undefined) {
    tally.mended.count += 1;
    tally.mended.example ??= mended;
  }
  tally.counts[verdict.kind] += 1;
  tally.report?.push({ outcome: verdict.kind, place, ...detailsOf(verdict) });
  if (verdict.kind === 'refused') tell(tally.refused, verdict.reason, place);
  if (verdict.kind === 'removed') {
    const { date, reason } = verdict.removed;
    tell(tally.removed, `removed on ${date}: ${reason}`, place);
  }
  if ('kept' in verdict && verdict.kept.length > 0)
    keep(tally.kept, { place, file: fileOf(verdict.known), fields: verdict.kept, rating: ratingOf(parsed) });
  if (verdict.kind === 'emptied' && tally.emptied.length < SHOWN)
    tally.emptied.push({ place, file: fileOf(verdict.known), rating: ratingOf(parsed) });
  if (verdict.kind === 'withdrawn' && tally.withdrawn.length < SHOWN)
    tally.withdrawn.push({ place, file: fileOf(verdict.known), reason: verdict.reason });
  if (verdict.kind === 'changed' && tally.changes.length < SHOWN) tally.changes.push({ place, verdict });
  if (verdict.kind === 'new') {
    const { note, found, review, elsewhere, isWhole } = verdict;
    if (note !== undefined) noteDown(tally.notes, note, review.id);
    if (elsewhere !== undefined) noteDown(tally.elsewhere, elsewhere.traits.source, elsewhere.id);
    if (isWhole) noteDown(tally.whole, textAt(review.source, 'name')?.trim() ?? '', review.id);
    if (found !== undefined) tally.languages.set(found, (tally.languages.get(found) ?? 0) + 1);
  }
}

/** Keeps what readers would miss most. Shortened names differ from every export, and must not crowd out a rating. */
function keep(list: Kept[], kept: Kept): void {
  list.push(kept);
  list.sort((a, b) => weightOf(b) - weightOf(a)).splice(SHOWN);
}

function weightOf({ fields }: Kept): number {
  if (fields.includes('rating')) return 2;
  return fields.some((field) => field !== 'author') ? 1 : 0;
}

function ratingOf(parsed: ParsedEntry): unknown {
  return 'fields' in parsed ? parsed.fields.rating : undefined;
}

/** How many are named for each note. */
const NAMED = 3;

function noteDown(notes: Map<string, Named>, note: string, which: string): void {
  const known = notes.get(note) ?? { count: 0, first: [] };
  known.count += 1;
  if (known.first.length < NAMED) known.first.push(which);
  notes.set(note, known);
}

function tell(told: Map<string, Named>, reason: string, place: string): void {
  if (told.has(reason) || told.size < MOST_REASONS) noteDown(told, reason, place);
}

function detailsOf(verdict: Verdict): Record<string, unknown> {
  switch (verdict.kind) {
    case 'new':
      return { id: verdict.review.id, note: verdict.note, elsewhere: verdict.elsewhere?.id };
    case 'changed':
      return { id: verdict.known.id, file: fileOf(verdict.known), fields: Object.keys(verdict.changes), kept: verdict.kept };
    case 'kept':
      return { id: verdict.known.id, file: fileOf(verdict.known), kept: verdict.kept };
    case 'emptied':
      return { id: verdict.known.id, file: fileOf(verdict.known) };
    case 'withdrawn':
      return { id: verdict.known.id, file: fileOf(verdict.known), reason: verdict.reason };
    case 'refused':
      return { reason: verdict.reason };
    case 'removed':
      return { id: verdict.removed.id, reason: verdict.removed.reason };
    default:
      return {};
  }
}
