import type { Catalog } from '../reviews/catalog.ts';
import type { Editorial } from '../reviews/editorial.ts';

/** All that the public representations are made of. */
export interface Site {
  /** The public address, without a slash at its end; may carry a path. */
  readonly baseUrl: string;
  /** The WebSub hub that the topics announce, or `null` where none is. */
  readonly hubUrl: string | null;
  readonly catalog: Catalog;
  readonly editorial: Editorial;
}
