import { hash } from 'node:crypto';
import { once } from '../../once.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Attribution } from '../entities/attribution/attribute.ts';
import { plainLanguage } from '../languages/language-of.ts';
import type { Reader } from './analyse-reviews.ts';
import { createFinder, type FinderInput, type Findings, READ_OF_BUSINESS } from './findings.ts';

/** Reads reviews, and reuses what it read in them before. */
export interface KeptFindings extends Reader {
  /** Everything that was found, to be kept for the next build; `undefined` if it equals what was kept before. */
  readonly changed: () => string | undefined;
}

/** The findings of a review, by a digest of everything that was read. A verdict refers to its mention by number. */
type Row = readonly [digest: string, Omit<Findings, 'verdicts'>, (readonly [Attribution['kind'], string, number])[]];

interface File {
  readonly key: string;
  readonly rows: readonly Row[];
  /** What the detector of languages said of each text that it was asked about, by a digest; an empty tag if nothing. */
  readonly languages: readonly (readonly [digest: string, tag: string])[];
}

/**
 * Makes a reader that reads only new reviews and takes the other findings from the build before (`kept`). The engine and the
 * detector of languages are made when the first new review needs them. `code` is a digest of the code that finds.
 */
export function keepFindings(kept: string | undefined, code: string): KeptFindings {
  const file = parse(kept);
  const languages = keeping(file?.languages);
  let found: { readonly key: string; readonly rows: Keeping<Row> } | undefined;
  return {
    tell: (text, ofBusiness) =>
      languages.get(digestOf([code, text, ofBusiness]), () => plainLanguage(text, ofBusiness) ?? '') || undefined,
    finderOf(input) {
      const key = digestOf([code, input.trade, READ_OF_BUSINESS.map((field) => input.business[field]), namesOf(input)]);
      const rows = keeping(file?.key === key ? file.rows.map((row) => [row[0], row]) : []);
      found = { key, rows };
      const finder = once(() => createFinder(input));
      return (text, review) => {
        const digest = digestOf([text.language.tag, readOf(review)]);
        return findingsOf(rows.get(digest, () => rowOf(digest, finder()(text, review))));
      };
    },
    changed() {
      if (found === undefined || !(found.rows.isChanged() || languages.isChanged())) return undefined;
      const { key, rows } = found;
      return JSON.stringify({ key, rows: [...rows.asked.values()], languages: [...languages.asked] } satisfies File);
    },
  };
}

interface Keeping<V> {
  /** The value of a key, which is made if it was not kept. */
  readonly get: (key: string, make: () => V) => V;
  /** The values of the keys that were asked for. */
  readonly asked: ReadonlyMap<string, V>;
  readonly isChanged: () => boolean;
}

function keeping<V extends NonNullable<unknown>>(kept: Iterable<readonly [string, V]> = []): Keeping<V> {
  const before = new Map(kept);
  const asked = new Map<string, V>();
  let made = 0;
  return {
    get(key, make) {
      let value = before.get(key) ?? asked.get(key);
      if (value === undefined) {
        value = make();
        made++;
      }
      asked.set(key, value);
      return value;
    },
    asked,
    isChanged: () => made > 0 || asked.size !== before.size,
  };
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
