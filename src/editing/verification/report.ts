import { textAt } from '../../authoring/source/source.ts';
import type { Workspace } from '../workspace.ts';
import type { Waiting } from './waiting.ts';

/** How many reviews wait and why, and how many do not. */
export interface VerificationReport {
  readonly waiting: number;
  readonly doubtful: number;
  /** How many reviews take no verification before mistakes are mended: their own, or those that keep their files from being read. */
  readonly faulty: number;
  /** How many files cannot be read at all, so that their reviews are not known. */
  readonly unreadable: number;
  readonly verified: number;
}

export function verificationReport(workspace: Workspace, waiting: readonly Waiting[]): VerificationReport {
  const known = new Set(workspace.reviews.map(({ file }) => file));
  const verified = workspace.reviews.filter(({ value }) => textAt(value, 'verification', 'method') !== undefined).length;
  return {
    waiting: waiting.length,
    doubtful: waiting.filter(({ doubt }) => doubt !== undefined).length,
    faulty: workspace.reviews.length - waiting.length - verified,
    unreadable: new Set(workspace.problems.map(({ file }) => file)).difference(known).size,
    verified,
  };
}
