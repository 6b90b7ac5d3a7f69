import { planWithoutPhoto } from '../../../src/editing/photos/plan-photo.ts';
import { askConsent, isInteractive } from '../../support/ask.ts';
import { say } from '../../support/terminal/say.ts';
import { apply, show } from '../support/apply.ts';
import { only, openContent, reviewMeant } from '../support/content.ts';
import { deletePhotos, STILL_THERE } from './delete-photos.ts';

/** Removes a photo from a review, and deletes its files unless something else shows it. */
export async function removePhoto(id: string, photo: string): Promise<void> {
  const workspace = await openContent();
  const change = only(await planWithoutPhoto(workspace, reviewMeant(workspace, id), photo));
  if (isInteractive()) {
    show(change);
    await askConsent(change.unused.length > 0 ? 'Take this photo out and delete its files?' : 'Take this photo out?', false);
  }
  await apply(change);
  await deletePhotos(workspace, change.unused);
  say(STILL_THERE);
}
