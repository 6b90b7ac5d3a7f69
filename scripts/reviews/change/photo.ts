import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { text } from '@clack/prompts';
import { describeFileError } from '../../../src/authoring/files/file-error.ts';
import { IMAGE_ENDINGS } from '../../../src/authoring/files/photos/image-kind.ts';
import { photoName } from '../../../src/authoring/files/photos/photo-name.ts';
import { shownPath } from '../../../src/authoring/files/read-folder.ts';
import { shellWord } from '../../../src/authoring/problems/shell-word.ts';
import { textAt } from '../../../src/authoring/source/source.ts';
import { prepareFolder, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import {
  altOf,
  freePhotoName,
  planPhoto,
  reviewsShowing,
  type SamePhoto,
  samePhoto,
} from '../../../src/editing/photos/plan-photo.ts';
import { preparePhoto } from '../../../src/editing/photos/prepare-photo.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { smallPhotoName } from '../../../src/reviews/small-photo.ts';
import { answerTo, isInteractive } from '../../support/ask.ts';
import { contentSettings } from '../../support/content-settings.ts';
import { shop } from '../../support/project.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { apply } from '../support/apply.ts';
import { only, openContent, reviewMeant } from '../support/content.ts';
import { fits } from '../support/typed-values.ts';
import { removePhoto } from './remove-photo.ts';

interface PhotoOptions {
  readonly alt?: string;
  /** The photo to remove. */
  readonly remove?: string;
}

/** Adds a photo to a review, removes one, or cleans a picture that no review shows. */
export async function photo(id: string, file: string | undefined, { alt, remove }: PhotoOptions): Promise<void> {
  if (remove === undefined && file === undefined && isPicture(id)) return cleanPicture(id);
  if (remove === undefined && file !== undefined) return addPhoto(id, file, alt);
  if (remove !== undefined && file === undefined) return removePhoto(id, remove);
  // Such as a HEIC, which is no picture of a page.
  if (remove === undefined && extname(id) !== '')
    throw new Refusal(`${id}: which review shows it? npm run reviews -- photo <id> ${shellWord(id)}`);
  throw new Refusal(
    'photo <id> <file> puts a picture in, photo <id> --remove <name> takes one out, photo <file> cleans one of a page; one of them is needed',
  );
}

/** Cleans a picture of a page in place. One that lies elsewhere may be the owner's only copy, so it is left as it is. */
async function cleanPicture(file: string): Promise<void> {
  const path = fromWhereTyped(file);
  const { contentDirectory } = await contentSettings();
  const folders = [contentDirectory, join(shop(), 'public')].map((folder) => resolve(folder));
  if (!folders.some((folder) => path.startsWith(folder + sep)))
    throw new Refusal(`${file}: lies neither in ${shownPath(contentDirectory)} nor in public; put a copy there, and clean that`);
  if (dirname(path) === resolve(contentDirectory, 'photos')) await refuseShown(file, basename(path));
  const bytes = await readOriginal(file, path);
  const prepared = await preparePhoto(bytes, extname(path));
  if (!prepared.ok) throw new Refusal(`${file}: ${prepared.message}`);
  const { large, width, height } = prepared.photo;
  await writeWhole(path, large);
  say(
    `${file}: ${width} × ${height} pixels, ${kilobytes(large)} (was ${kilobytes(bytes)}), without what the camera wrote into it.`,
  );
}

/** A review says how large its photos are, so that one cannot change without it. */
async function refuseShown(file: string, name: string): Promise<void> {
  const shownBy = reviewsShowing(await openContent(), name);
  if (shownBy.length === 0) return;
  const ways = shownBy.map((id) => `\n  npm run reviews -- photo ${id} ${shellWord(file)}`);
  throw new Refusal(`${file}: is a photo of a review, which says how large it is; this changes both:${ways.join('')}`);
}

function isPicture(path: string): boolean {
  return IMAGE_ENDINGS.includes(extname(path).toLowerCase());
}

function readOriginal(file: string, path: string): Promise<Buffer> {
  return readFile(path).catch((error) => {
    throw new Refusal(`${file}: ${describeFileError(error)}`);
  });
}

/** Adds a photo: turned upright, made small enough, and without the data that the camera wrote into it. */
async function addPhoto(id: string, file: string, alt: string | undefined): Promise<void> {
  const workspace = await openContent();
  const source = reviewMeant(workspace, id);
  const folder = join(workspace.directory, 'photos');
  const path = fromWhereTyped(file);
  const bytes = await readOriginal(file, path);
  // A photo that is already in the folder is converted in place.
  const isThere = (await realFolder(dirname(path))) === (await realFolder(folder)) && isPicture(path);
  const named = photoName(basename(path));
  if (isThere && named !== basename(path))
    throw new Refusal(`${file}: no address can hold this name; rename it to ${named} first`);
  const wanted = isThere ? basename(path) : freePhotoName(textAt(source.value, 'id') ?? id, workspace.photos);
  const prepared = await preparePhoto(bytes, extname(wanted));
  if (!prepared.ok) throw new Refusal(`${file}: ${prepared.message}`);
  const { large, small, width, height } = prepared.photo;
  const same = samePhoto(workspace, large);
  if (same !== undefined && same.name !== wanted && same.shownBy.length > 0)
    throw new Refusal(`${file}: ${shownWords(same, isThere)}`);
  // If an interrupted command left the photo there, it is used again.
  const name = isThere ? wanted : (same?.name ?? wanted);
  const words = (alt ?? altOf(source, name) ?? (await askAlt())).trim();
  const change = only(await planPhoto(workspace, source, { name, width, height, alt: words }));
  await prepareFolder(folder);
  await writeWhole(join(folder, smallPhotoName(name)), small);
  await writeWhole(join(folder, name), large);
  say(
    `${join(folder, name)}: ${width} × ${height} pixels, ${kilobytes(large)} (was ${kilobytes(bytes)}); beside it ${smallPhotoName(name)} for lists.`,
  );
  if (change.before !== change.after) await apply(change);
}

function shownWords({ name, shownBy }: SamePhoto, isThere: boolean): string {
  const [first = ''] = shownBy;
  const way = isThere ? 'delete this file, or ' : '';
  const remove = `${way}npm run reviews -- photo ${first} --remove ${name} takes it out there`;
  return `is the picture ${name}, which ${shownBy.join(' and ')} shows already; ${remove}. Nothing was changed.`;
}

async function askAlt(): Promise<string> {
  if (!isInteractive())
    throw new Refusal(
      'the words for readers who cannot see the photo are missing; write them behind --alt, such as --alt "The new heater"',
    );
  const message = 'What does the photo show? (for readers who cannot see it)';
  return answerTo(text({ message, validate: fits(proseSchema, { isNeeded: true }) }));
}

function realFolder(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function kilobytes({ length }: Buffer): string {
  return `${Math.ceil(length / 1000)} kB`;
}
