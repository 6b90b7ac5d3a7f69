import { confirm, text } from '@clack/prompts';
import { photosOnlyIn } from '../../../src/editing/photos/plan-photo.ts';
import { planRemoval } from '../../../src/editing/remove-review.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { Cancelled, Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { apply, show } from '../support/apply.ts';
import { answerTo, fits, isInteractive } from '../support/ask.ts';
import { only, openContent, reviewMeant, todayOf } from '../support/content.ts';
import { deletePhotos } from './delete-photos.ts';

/** Removes a review and the photos that nothing else shows, and records the reason. */
export async function remove(id: string, { reason }: { readonly reason?: string }): Promise<number> {
  const workspace = await openContent();
  const source = reviewMeant(workspace, id);
  const why = (reason ?? (await askReason())).trim();
  if (why === '') throw new Refusal('the reason is empty; write it behind --reason');
  const planned = await planRemoval(workspace, source, { reason: why, date: todayOf(workspace) });
  const [note, deletion] = [only(planned), planned.found[1]];
  if (deletion === undefined) throw new TypeError('A removal is two changes');
  const photos = photosOnlyIn(workspace, source);
  if (isInteractive()) {
    show(deletion);
    const message = photos.length > 0 ? 'Take this review out and delete its photos?' : 'Take this review out?';
    if (!(await answerTo(confirm({ message, initialValue: false })))) throw new Cancelled();
  }
  await apply(note);
  await apply(deletion);
  await deletePhotos(workspace, photos);
  say(
    '\nIf it was published, your website shows it until you build and upload again. If it was in git, the history still holds it.',
  );
  say('To take out reviews because they are bad is against the law in many places.');
  return 0;
}

async function askReason(): Promise<string> {
  if (!isInteractive()) throw new Refusal('the reason is missing; write it behind --reason');
  const message = 'Why? (kept in removed.yaml, not published)';
  return answerTo(text({ message, validate: fits(proseSchema, { isNeeded: true }) }));
}
