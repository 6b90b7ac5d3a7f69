import { hash } from 'node:crypto';
import { basename } from 'node:path';
import type { PlaceInFile, Problem } from '../../authoring/problems/problem.ts';
import { type Read, refused } from '../../authoring/problems/read.ts';
import { listAt, type Source, textAt } from '../../authoring/source/source.ts';
import { photoFile } from '../../reviews/schemas/review.ts';
import { type Size, smallPhotoName } from '../../reviews/small-photo.ts';
import { firstPlace } from '../named-elsewhere.ts';
import { type FileChange, planChange, type Workspace } from '../workspace.ts';

/** A name for a review's next photo that no file has yet: `<id>-1.jpg`. */
export function freePhotoName(id: string, taken: Workspace['photos']): string {
  const names = new Set([...taken.keys()].map((name) => name.toLowerCase()));
  let number = 1;
  while (names.has(`${id}-${number}.jpg`)) number += 1;
  return `${id}-${number}.jpg`;
}

/** The words that describe a photo, if the review shows it already. */
export function altOf(source: Source, name: string): string | undefined {
  return textAt(photosIn(source).find(shows(name)), 'alt');
}

export interface SamePhoto {
  readonly name: string;
  /** The ids of the reviews that show it. */
  readonly shownBy: readonly string[];
}

/** The photo of the folder that has the same bytes. */
export function samePhoto(workspace: Workspace, bytes: Buffer): SamePhoto | undefined {
  const digest = hash('sha256', bytes);
  // If a photo is small, both of its files have the same bytes; the name of the large one is meant.
  const small = new Set([...workspace.photos.keys()].map(smallPhotoName));
  const found = [...workspace.photos].find(([name, sha256]) => sha256 === digest && !small.has(name));
  return found && { name: found[0], shownBy: reviewsShowing(workspace, found[0]) };
}

/** The ids of the reviews that show a file of the folder `photos`. */
export function reviewsShowing({ reviews }: Workspace, name: string): string[] {
  return reviews.filter((source) => photosIn(source).some(shows(name))).map(({ value }) => textAt(value, 'id') ?? '');
}

/** Of the files of all its photos, or of those named, the ones that only this review shows: no other review and no page. */
export function photosOnlyIn(workspace: Workspace, source: Source, names = namesIn(source)): string[] {
  const others = { ...workspace, reviews: workspace.reviews.filter((each) => each !== source) };
  const isUnused = (file: string): boolean => workspace.photos.has(file) && placeShowing(others, file) === undefined;
  return [...new Set(names)].filter(isUnused).flatMap((name) => [name, smallPhotoName(name)].filter(isUnused));
}

/** The place of a page, the notice or another review that shows a photo of this review. */
export function photoShownIn(others: Workspace, source: Source): Problem | undefined {
  for (const name of namesIn(source)) {
    const place = placeShowing(others, name) ?? placeShowing(others, smallPhotoName(name));
    if (place !== undefined) return { ...place, message: `shows the photo ${name}; take it out first` };
  }
  return undefined;
}

/** The place of the first page, or else the first review, that shows the file. */
function placeShowing({ ownTexts, reviews }: Workspace, file: string): PlaceInFile | undefined {
  const page = firstPlace(ownTexts, new RegExp(RegExp.escape(addressOf(file))));
  const review = page === undefined ? reviews.find((source) => photosIn(source).some(shows(file))) : undefined;
  return page ?? (review && { file: review.file, ...review.locator()(['photos']) });
}

function namesIn(source: Source): string[] {
  return photosIn(source).flatMap((photo) => photoFile(textAt(photo, 'url') ?? '') ?? []);
}

/** Prepares to take a photo, given as a file or an address, out of a review. Nothing shows the `unused` files afterwards. */
export async function planWithoutPhoto(
  workspace: Workspace,
  source: Source,
  photo: string,
): Promise<Read<FileChange & { readonly unused: readonly string[] }>> {
  const name = basename(photo);
  const isMeant = (each: unknown): boolean => shows(name)(each) || textAt(each, 'url') === photo;
  const before = photosIn(source);
  const photos = before.filter((each) => !isMeant(each));
  if (photos.length === before.length) return refused(source.file, `shows no photo ${name}; ${shownWords(before)}`);
  const { found, problems } = await planChange(workspace, source, { photos: photos.length === 0 ? undefined : photos });
  const unused = before.some(shows(name)) ? photosOnlyIn(workspace, source, [name]) : [];
  return { found: found.map((change) => ({ ...change, unused })), problems };
}

function shownWords(photos: readonly unknown[]): string {
  const names = photos.map((photo) => (textAt(photo, 'url') ?? '').replace(/^\/photos\//, ''));
  return `it shows ${names.join(', ') || 'none'}`;
}

/** Prepares to add a photo to a review, or to change the size and the words of one that it shows already. */
export function planPhoto(
  workspace: Workspace,
  source: Source,
  { name, width, height, alt }: Size & { readonly name: string; readonly alt: string },
): Promise<Read<FileChange>> {
  const before = photosIn(source);
  const entry = { url: addressOf(name), width, height, alt };
  const at = before.findIndex(shows(name));
  const photos = at === -1 ? [...before, entry] : before.with(at, entry);
  // The file of the photo is written later, when the change is known to be valid.
  const withPhoto = new Map([...workspace.photos, [name, undefined] as const]);
  return planChange({ ...workspace, photos: withPhoto }, source, { photos });
}

function photosIn({ value }: Source): readonly unknown[] {
  return listAt(value, 'photos');
}

function shows(name: string): (photo: unknown) => boolean {
  return (photo) => textAt(photo, 'url') === addressOf(name);
}

function addressOf(name: string): string {
  return `/photos/${name}`;
}
