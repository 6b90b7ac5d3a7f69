import type { Publishing } from '../../../src/editing/changes/correction.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { publishedIds } from '../../check/last-reviews.ts';
import { todayOf } from './content.ts';

/** Collects what tells whether readers may have seen a review: today's date, and the last build of this project. */
export async function publishingNow(workspace: Workspace): Promise<Publishing> {
  return { today: todayOf(workspace), published: await publishedIds() };
}
