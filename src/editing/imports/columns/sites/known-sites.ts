import { readWordFile } from '../../../../word-files/word-file.ts';
import { plainName } from '../../../phrases.ts';
import type { Scale } from '../../values/read-rating.ts';
import { type Names, namesIn } from '../column-names.ts';
import type { Field } from '../fields.ts';

/** A site whose tables are recognised, or a form that many sites use. */
export interface KnownSite {
  /** Its name, as reviews have it under `source`. A form of many sites has none. */
  readonly source?: string;
  /** What its ratings are out of. */
  readonly scale: Scale;
  /** Columns that all of its tables have. */
  readonly signs: readonly string[];
  readonly columns: Names;
}

const SITES: readonly KnownSite[] = [
  { source: 'Trustpilot', scale: 5, ...columnsOf(readWordFile(new URL('trustpilot.tsv', import.meta.url))) },
  { source: 'Booking.com', scale: 10, ...columnsOf(readWordFile(new URL('booking.tsv', import.meta.url))) },
  // One program runs Kiyoh and Klantenvertellen.
  { scale: 10, ...columnsOf(readWordFile(new URL('kiyoh.tsv', import.meta.url))) },
  // What web pages mark up (`pageAsJson`).
  { scale: 5, ...columnsOf(readWordFile(new URL('marked-up.tsv', import.meta.url))) },
];

function columnsOf(text: string): Pick<KnownSite, 'signs' | 'columns'> {
  const { sign, ...columns } = namesIn<Field | 'sign'>(text);
  return { signs: sign, columns };
}

/** The site whose table this certainly is, by its header. */
export function knownSite(header: readonly string[]): KnownSite | undefined {
  const names = header.map(plainName);
  return SITES.find(({ signs }) => signs.every((sign) => names.includes(sign)));
}
