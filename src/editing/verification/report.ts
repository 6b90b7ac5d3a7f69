import { valueAt } from '../../authoring/source/source.ts';
import { VERIFICATION_METHODS } from '../../reviews/schemas/review.ts';
import type { Workspace } from '../workspace.ts';
import type { Waiting } from './waiting.ts';

/** How many reviews wait and why, and how the published ones were verified. */
export interface VerificationReport {
  readonly waiting: number;
  readonly doubtful: number;
  /** How many reviews take no verification before mistakes are mended: their own, or those that keep their files from being read. */
  readonly faulty: number;
  /** How many files cannot be read at all, so that their reviews are not known. */
  readonly unreadable: number;
  readonly methods: readonly { readonly method: string; readonly count: number }[];
}

export function verificationReport(workspace: Workspace, waiting: readonly Waiting[]): VerificationReport {
  const known = new Set(workspace.reviews.map(({ file }) => file));
  const methods = workspace.reviews.map(({ value }) => valueAt(value, ['verification', 'method']));
  const counts = VERIFICATION_METHODS.map((method) => ({ method, count: methods.filter((each) => each === method).length }));
  return {
    waiting: waiting.length,
    doubtful: waiting.filter(({ doubt }) => doubt !== undefined).length,
    faulty: workspace.reviews.length - waiting.length - methods.filter((method) => method !== undefined).length,
    unreadable: new Set(workspace.problems.map(({ file }) => file)).difference(known).size,
    methods: counts.filter(({ count }) => count > 0),
  };
}
