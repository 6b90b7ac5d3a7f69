import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { type Read, refused } from '../../authoring/problems/read.ts';
import { isGroup, type Source, textAt } from '../../authoring/source/source.ts';
import { type Size, smallPhotoName } from '../../reviews/small-photo.ts';
import { type FileChange, planChange, type Workspace } from '../workspace.ts';

/** A name for a review's next photo that no file has yet: `<id>-1.jpg`. */
export function freePhotoName(id: string, taken: Workspace['photos']): string {
  const names = new Set([...taken.keys()].map((name) => name.toLowerCase()));
  let number = 1;
  while (names.has(`${id}-${number}.jpg`)) number += 1;
  return `${id}-${number}.jpg`;
}

/** The words that describe a photo, where the review shows it already. */
export function altOf(source: Source, name: string): string | undefined {
  return textAt(photosIn(source).find(shows(name)), 'alt');
}

export interface SamePhoto {
  readonly name: string;
  /** The ids of the reviews that show it. */
  readonly shownBy: readonly string[];
}

/** The photo of the folder whose bytes these are. */
export function samePhoto(workspace: Workspace, bytes: Buffer): SamePhoto | undefined {
  const digest = hash('sha256', bytes);
  // A picture that is small already is the same in both of its files.
  const small = new Set([...workspace.photos.keys()].map(smallPhotoName));
  const found = [...workspace.photos].find(([name, sha256]) => sha256 === digest && !small.has(name));
  return found && { name: found[0], shownBy: reviewsShowing(workspace, found[0]) };
}

function reviewsShowing({ reviews }: Workspace, name: string): string[] {
  return reviews.filter((source) => photosIn(source).some(shows(name))).map(({ value }) => textAt(value, 'id') ?? '');
}

/** Prepares the change by which a review does not show a photo any more, given as a file or an address. */
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
  const others = { ...workspace, reviews: workspace.reviews.filter((each) => each !== source) };
  const isUnused = (file: string): boolean => workspace.photos.has(file) && reviewsShowing(others, file).length === 0;
  const unused = before.some(shows(name)) && isUnused(name) ? [name, smallPhotoName(name)].filter(isUnused) : [];
  return { found: found.map((change) => ({ ...change, unused })), problems };
}

function shownWords(photos: readonly unknown[]): string {
  const names = photos.map((photo) => (textAt(photo, 'url') ?? '').replace(/^\/photos\//, ''));
  return names.length === 0 ? 'it shows none' : `it shows ${names.join(', ')}`;
}

/** Prepares the change by which a review shows a photo of that name, or gives the one that it shows another size or other words. */
export function planPhoto(
  workspace: Workspace,
  source: Source,
  { name, width, height, alt }: Size & { readonly name: string; readonly alt: string },
): Promise<Read<FileChange>> {
  const before = photosIn(source);
  const entry = { url: addressOf(name), width, height, alt };
  const at = before.findIndex(shows(name));
  const photos = at === -1 ? [...before, entry] : before.with(at, entry);
  // The file is written when it is known that the review can show it.
  const withPhoto = new Map([...workspace.photos, [name, undefined] as const]);
  return planChange({ ...workspace, photos: withPhoto }, source, { photos });
}

function photosIn({ value }: Source): readonly unknown[] {
  return isGroup(value) && Array.isArray(value.photos) ? value.photos : [];
}

function shows(name: string): (photo: unknown) => boolean {
  return (photo) => textAt(photo, 'url') === addressOf(name);
}

function addressOf(name: string): string {
  return `/photos/${name}`;
}
