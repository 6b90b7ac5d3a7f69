import { hash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { onlyOne, type Read, readOn, refused, unlessFault } from '../../problems/read.ts';
import { shellWord } from '../../problems/shell-word.ts';
import type { FolderEntry } from '../list-folder.ts';
import { readRegularFile } from '../regular-file.ts';
import { imageFault } from './image-kind.ts';
import { metadataIn } from './image-metadata.ts';
import { photoName } from './photo-name.ts';

/** An entry of the folder `photos`, and the SHA-256 of its bytes, hexadecimal; `undefined` if it is no photo without fault. */
export type PhotoDigest = readonly [name: string, sha256: string | undefined];

/** Reads a photo whole, so that the checks are of the bytes that would be published. */
export async function readPhoto(entry: FolderEntry): Promise<Read<PhotoDigest>> {
  const { name, file, isDirectory } = entry;
  const read = isDirectory ? refused(file, FOLDER) : await readRegularFile(entry);
  const photo = readOn(read, (bytes) => unlessFault(bytes, file, photoFault(file, bytes)));
  const bytes = onlyOne(photo);
  return { found: [[name, bytes && hash('sha256', bytes)]], problems: photo.problems };
}

function photoFault(file: string, bytes: Buffer): string | undefined {
  return heicFault(file) ?? imageFault(basename(file), bytes) ?? metadataFault(file, bytes);
}

/** What telephones store photos as. */
function heicFault(file: string): string | undefined {
  if (!/\.hei[cf]$/i.test(file)) return undefined;
  return `is a photo that few browsers show; ${commandFor(file)} makes one for all of them, then delete this file`;
}

function commandFor(file: string): string {
  return `npm run reviews -- photo <id of its review> ${shellWord(file)}`;
}

const FOLDER = 'is a folder; photos belong in the folder photos itself';

function metadataFault(file: string, bytes: Buffer): string | undefined {
  const found = metadataIn(bytes);
  if (found === undefined) return undefined;
  const name = photoName(basename(file));
  const rename = name === basename(file) ? '' : `rename it to ${name}, as no address can hold its name; then `;
  const command = commandFor(join(dirname(file), name));
  return `holds ${found}, which may tell where and when it was taken; ${rename}${command} takes that out (without the id, if no review shows it)`;
}
