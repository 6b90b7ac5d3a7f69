import { text } from '@clack/prompts';
import { placeOf } from '../../../src/authoring/problems/problem.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import { placesOfNames } from '../../../src/editing/named-elsewhere.ts';
import { photoShownIn, photosOnlyIn } from '../../../src/editing/photos/plan-photo.ts';
import { planRemoval, type Removal } from '../../../src/editing/remove-review.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { answerTo, askConsent, isInteractive } from '../../support/ask.ts';
import { documentPath } from '../../support/project.ts';
import { Refusal } from '../../support/run.ts';
import { firstLines } from '../../support/terminal/first-lines.ts';
import { say } from '../../support/terminal/say.ts';
import { apply, show } from '../support/apply.ts';
import { only, openContent, refusalOf, reviewMeant, todayOf } from '../support/content.ts';
import { tellStopped } from '../support/tell-stopped.ts';
import { fits } from '../support/typed-values.ts';
import { deletePhotos, STILL_THERE } from './delete-photos.ts';

interface RemoveOptions {
  readonly reason?: string;
  readonly forget?: boolean;
}

/** Removes reviews and the photos that nothing else shows, and records the reason. */
export async function remove(ids: readonly string[], { reason, forget: isForgotten = false }: RemoveOptions): Promise<void> {
  if (isForgotten && reason !== undefined)
    throw new Refusal('--reason may tell who it was, and --forget keeps nothing of that; leave --reason out');
  const workspace = await openContent();
  const date = todayOf(workspace);
  const sources = new Set(ids.map((id) => reviewMeant(workspace, id)));
  const others = { ...workspace, reviews: workspace.reviews.filter((each) => !sources.has(each)) };
  // Before the first is removed, so that nothing is where one of them cannot be.
  for (const source of sources) {
    only(await planRemoval(workspace, source, { reason: '-', date }));
    const shown = isForgotten ? photoShownIn(others, source) : undefined;
    if (shown !== undefined) throw refusalOf([shown]);
  }
  if (!isForgotten) say('To take out reviews because they are bad is against the law in many places.');
  const why = (reason ?? (isForgotten ? FORGOTTEN : await askReason())).trim();
  if (why === '') throw new Refusal('the reason is empty; write it behind --reason');
  let { reviews } = workspace;
  await tellStopped(async (onWritten) => {
    for (const source of sources) {
      await removeOne({ ...workspace, reviews }, source, { reason: why, date, isForgotten });
      reviews = reviews.filter((each) => each !== source);
      onWritten();
    }
  });
  say(STILL_THERE);
  if (isForgotten) {
    await tellOfNames(workspace, sources);
    say(`${ELSEWHERE} How: ${documentPath('owners/forgetting.md')}`);
  }
}

/** What is noted for an author who asks to be forgotten. */
const FORGOTTEN = 'The author asked to be forgotten.';

const ELSEWHERE =
  'Look for it also in clones and the history of git, exports and files of --report, backups, caches of CI, and old files and deployments at your host.';

/** Lists where the folder still holds the names of the authors: pages, answers and other reviews may name them, too. */
async function tellOfNames({ directory }: Workspace, sources: ReadonlySet<Source>): Promise<void> {
  for (const author of new Set([...sources].map(({ value }) => textAt(value, 'author') ?? ''))) {
    const places = await placesOfNames(directory, [author]);
    if (places.length === 0) continue;
    say(`\nThe name ${author} still stands here; take it out where it is the same person:`);
    for (const line of firstLines(places.map((place) => `  ${placeOf(place)}`))) say(line);
    say('');
  }
}

async function removeOne(workspace: Workspace, source: Source, removal: Removal): Promise<void> {
  const planned = await planRemoval(workspace, source, removal);
  const [note, deletion] = [only(planned), planned.found[1]];
  if (deletion === undefined) throw new TypeError('A removal is two changes');
  const photos = photosOnlyIn(workspace, source);
  if (isInteractive()) {
    show(deletion);
    await askConsent(photos.length > 0 ? 'Take this review out and delete its photos?' : 'Take this review out?', false);
  }
  await apply(note);
  await apply(deletion);
  await deletePhotos(workspace, photos);
}

async function askReason(): Promise<string> {
  if (!isInteractive()) throw new Refusal('the reason is missing; write it behind --reason');
  const message = 'Why? (kept in removed.yaml, not published)';
  return answerTo(text({ message, validate: fits(proseSchema, { isNeeded: true }) }));
}
