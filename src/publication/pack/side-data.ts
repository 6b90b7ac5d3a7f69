import { z } from 'zod';
import type { Passages } from '../../insights/dataset/passages.ts';
import { passageSchema } from '../../insights/dataset/schemas/passage-schema.ts';
import type { Site } from '../../representations/site.ts';
import type { Aliases } from '../../reviews/aliases.ts';
import { countSchema } from '../../reviews/schemas/count.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { compareText } from '../../reviews/text/comparing/compare-text.ts';

/**
 * Lists of pairs instead of objects: a name may be any text, even one that is a property of every object, such as `constructor`.
 */
const talliesSchema = z.array(z.tuple([z.string(), countSchema]));
const namesSchema = z
  .array(z.tuple([z.string(), z.array(z.string())]))
  .transform((entries): ReadonlyMap<string, readonly string[]> => new Map(entries));

const passagesSchema = z.array(z.tuple([z.string(), z.array(passageSchema)])).transform((entries): Passages => new Map(entries));

/** Data that a server needs for its answers and that no published file holds. */
const sideDataSchema = z.object({
  /**
   * Other names of technicians, services and areas. They are not published; they only help to understand what a question means.
   */
  aliases: z.object({ technicians: namesSchema, services: namesSchema, service_areas: namesSchema }),
  /** The language of the business, in which reviews are that state none. */
  language: z.string(),
  /** How many reviews wait for a verification. */
  waiting: countSchema,
  /** The passages in which the insights were found: more than any published file shows. */
  passages: passagesSchema,
  /** How many published reviews were verified by each method, the most frequent first. */
  verified: talliesSchema,
  /** How many published reviews are in each language (BCP 47 tag), the most frequent first. */
  languages: talliesSchema,
  /** How many published reviews come from each site that they name, the most frequent first. */
  sources: talliesSchema,
  /** The rows of the reviews in languages that are not analysed: 0 is the newest review. */
  not_analysed: z.array(countSchema),
});

export type SideData = z.output<typeof sideDataSchema>;

/** What the build knows of the content beside the published records. */
export type Unpublished = Pick<SideData, 'aliases' | 'language' | 'waiting' | 'passages'>;

/** The same, of a site. */
export function unpublishedOf({ catalog, passages }: Pick<Site, 'catalog' | 'passages'>, aliases: Aliases): Unpublished {
  return { aliases, language: catalog.language, waiting: catalog.waiting, passages };
}

/** `readings` tells by their ids which reviews are analysed. */
export function collectSideData(
  reviews: readonly Pick<Review, 'id' | 'verification' | 'language' | 'source'>[],
  readings: Pick<Site['readings'], 'has'>,
  unpublished: Unpublished,
): SideData {
  return {
    ...unpublished,
    verified: tally(reviews.map(({ verification }) => verification.method)),
    languages: tally(reviews.map(({ language = unpublished.language }) => language)),
    sources: tally(reviews.flatMap(({ source }) => source?.name ?? [])),
    not_analysed: reviews.flatMap(({ id }, row) => (readings.has(id) ? [] : [row])),
  };
}

function tally(names: readonly string[]): z.output<typeof talliesSchema> {
  const counts = Map.groupBy(names, (name) => name)
    .entries()
    .map(([name, all]): [string, number] => [name, all.length]);
  return [...counts].sort(([nameA, a], [nameB, b]) => b - a || compareText(nameA, nameB));
}

export function encodeSideData({ aliases, passages, ...counts }: SideData): Uint8Array {
  const { technicians, services, service_areas } = aliases;
  const lists = { technicians: [...technicians], services: [...services], service_areas: [...service_areas] };
  return Buffer.from(JSON.stringify({ aliases: lists, passages: [...passages], ...counts }));
}

/** Throws where the bytes are no side data. */
export function decodeSideData(bytes: Uint8Array): SideData {
  return sideDataSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
}
