import type { Read } from '../../authoring/problems/read.ts';
import { isGroup, type Source, textAt } from '../../authoring/source/source.ts';
import type { Size } from '../../reviews/small-photo.ts';
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
