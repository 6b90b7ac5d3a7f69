import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import type { Changes } from '../../changes/change-group.ts';
import type { NewReview } from '../../changes/new-review-file.ts';
import type { ParsedEntry } from '../entries/parsed-entry.ts';
import type { KnownReview } from '../known/known-reviews.ts';

/** What is to become of one entry of an export. */
export type Verdict =
  /**
   * `found` is the language that was found in its text and noted, `elsewhere` the review with the same author, day and words that
   * is here from another platform, or from none. `isWhole`: it has its author's whole name, unlike those here from its platform.
   */
  | {
      kind: 'new';
      review: NewReview;
      note?: string | undefined;
      found?: string | undefined;
      elsewhere?: KnownReview | undefined;
      isWhole?: boolean;
    }
  /** `kept`: the fields that say something else at the source, and stay as they were corrected here. */
  | { kind: 'changed'; known: KnownReview; changes: Changes; kept: readonly string[] }
  | { kind: 'kept'; known: KnownReview; kept: readonly string[] }
  | { kind: 'here' }
  /** It is in the export twice, and this is not the newest version of it, not that with the platform's id, or not the first. */
  | { kind: 'again' }
  | { kind: 'removed'; removed: RemovedReview }
  | { kind: 'wordless' }
  /** It has no words at its source any more, and is here with those that it had. */
  | { kind: 'emptied'; known: KnownReview }
  /** It is here, while its source withholds it now, or its author refuses to have it published. */
  | { kind: 'withdrawn'; known: KnownReview; reason: string }
  | Exclude<ParsedEntry, { kind: 'review' | 'wordless' }>;
