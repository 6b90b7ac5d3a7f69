import { hash } from 'node:crypto';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Attribution } from '../entities/attribution/attribute.ts';
import { createFinder, type Finder, type FinderInput, type Findings, READ_OF_BUSINESS } from './findings.ts';

/** A finder that reuses earlier findings. */
export interface KeptFindings {
  readonly find: Finder;
  /** All findings, to be kept for the next build; `undefined` if they equal those kept before. */
  readonly changed: () => string | undefined;
}

/** The findings of a review, by a digest of everything that was read. A verdict refers to its mention by number. */
type Row = readonly [digest: string, Omit<Findings, 'verdicts'>, (readonly [Attribution['kind'], string, number])[]];

interface File {
  readonly key: string;
  readonly rows: readonly Row[];
}

/**
 * Makes a finder that reads only new reviews and takes the other findings from the build before (`kept`). The engine is made when
 * the first new review is read. `code` is a digest of the code that finds.
 */
export function keepFindings(kept: string | undefined, code: string, input: FinderInput): KeptFindings {
  const key = digestOf([code, input.trade, READ_OF_BUSINESS.map((field) => input.business[field]), namesOf(input)]);
  const file = parse(kept);
  const before = new Map(file?.key === key ? file.rows.map((row) => [row[0], row]) : []);
  const rows = new Map<string, Row>();
  let found = 0;
  let finder: Finder | undefined;
  return {
    find(text, review) {
      const digest = digestOf([text.language.tag, readOf(review)]);
      const row = before.get(digest) ?? rows.get(digest);
      if (row) {
        rows.set(digest, row);
        return findingsOf(row);
      }
      finder ??= createFinder(input);
      const findings = finder(text, review);
      found++;
      rows.set(digest, rowOf(digest, findings));
      return findings;
    },
    changed: () => (found === 0 && rows.size === before.size ? undefined : fileOf(key, rows)),
  };
}

function fileOf(key: string, rows: ReadonlyMap<string, Row>): string {
  return JSON.stringify({ key, rows: [...rows.values()] } satisfies File);
}

/** The editors' aliases and aspects, on which the findings depend as well. */
function namesOf({ aliases, aspects }: FinderInput): unknown {
  return [aspects, [...aliases.technicians], [...aliases.services], [...aliases.service_areas]];
}

/** The parts of a review on which its findings depend. */
function readOf({ text, rating, mentions, service_area }: Review): unknown {
  return [text, rating, mentions.technicians, mentions.services, service_area];
}

function findingsOf([, found, verdicts]: Row): Findings {
  return {
    ...found,
    verdicts: verdicts.flatMap(([kind, id, number]) => {
      const mention = found.mentions[number];
      return mention ? { kind, id, mention } : [];
    }),
  };
}

function rowOf(digest: string, { verdicts, ...found }: Findings): Row {
  return [digest, found, verdicts.map(({ kind, id, mention }) => [kind, id, found.mentions.indexOf(mention)])];
}

/** A file that cannot be parsed counts as missing, so that everything is found anew. */
function parse(kept: string | undefined): File | undefined {
  try {
    return kept === undefined ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}
