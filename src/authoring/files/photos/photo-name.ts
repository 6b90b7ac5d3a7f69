import { extname } from 'node:path';
import { photoFile } from '../../../reviews/schemas/review.ts';
import { asciiSlug } from '../ascii-slug.ts';

/** The name that a photo needs: its own, if an address can hold that, or one that is like it. */
export function photoName(name: string): string {
  if (photoFile(`/photos/${name}`) !== undefined) return name;
  const ending = extname(name);
  return `${asciiSlug(name.slice(0, name.length - ending.length)) || 'photo'}${ending.toLowerCase()}`;
}
