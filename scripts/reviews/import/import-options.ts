import type { DateOrder } from '../../../src/authoring/source/read-date.ts';
import type { Encoding } from '../../../src/editing/imports/files/decode-text.ts';

/** The options as commander parses them. */
export interface ImportOptions {
  readonly map?: readonly string[];
  readonly source?: string;
  readonly dates?: DateOrder;
  readonly scale?: string;
  readonly round?: boolean;
  readonly sheet?: string;
  readonly area?: string;
  readonly shortNames?: boolean;
  readonly reviewDate?: string;
  readonly responseDate?: string;
  readonly encoding?: Encoding;
  readonly write?: boolean;
  readonly update?: boolean;
  readonly report?: string;
}
