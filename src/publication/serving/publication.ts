import type { Representation } from '../../http/content/representation.ts';
import type { SearchIndex } from '../../reviews/search-index/search-index.ts';
import type { Addresses } from '../headers/headers.ts';
import type { RecordLines } from '../pack/records.ts';
import type { SideData } from '../pack/side-data.ts';
import type { Answers } from './answers.ts';

/** One build, as the server answers from it: all its parts are of the same build. */
export interface Publication extends Addresses, Answers {
  /** A later publication has a higher number. */
  readonly sequence: number;
  /** The base address's path as `parseTarget` gives paths, without a slash at its end. */
  readonly basePath: string;
  /** How many reviews are published. */
  readonly reviewCount: number;
  /** The published records, newest first. `records`, `index` and `sideData` are read when they are first asked for. */
  readonly records: RecordLines;
  /** Finds records. Its rows are positions in `records`. */
  readonly index: SearchIndex;
  readonly sideData: SideData;
  /** What is published at a path below the base address. */
  representation(path: string): Representation | undefined;
}
