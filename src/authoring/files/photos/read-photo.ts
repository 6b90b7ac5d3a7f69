import { hash } from 'node:crypto';
import type { Problem } from '../../problems/problem.ts';
import { refused } from '../../problems/read.ts';
import type { Entry } from '../list-folder.ts';
import { readRegularFile } from '../regular-file.ts';
import { imageFault } from './image-kind.ts';
import { metadataIn } from './image-metadata.ts';

/** An entry of the folder of photos, which may hold nothing else. */
export interface PhotoFile {
  readonly name: string;
  /** Of its bytes, hexadecimal; `undefined` where they could not be read. */
  readonly sha256: string | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a photo whole: what is told about it is told of the bytes that would be published. */
export async function readPhoto({ name, path, file, isDirectory }: Entry): Promise<PhotoFile> {
  const faulty = (message: string): PhotoFile => ({ name, sha256: undefined, problems: refused(file, message).problems });
  if (isDirectory) return faulty('is a folder; photos stand in the folder photos itself');
  const read = await readRegularFile(path, (opened) => opened.readFile());
  if (!read.ok) return faulty(read.message);
  const fault = imageFault(name, read.value) ?? metadataFault(file, read.value);
  return fault === undefined ? { name, sha256: hash('sha256', read.value), problems: [] } : faulty(fault);
}

function metadataFault(file: string, bytes: Buffer): string | undefined {
  const found = metadataIn(bytes);
  if (found === undefined) return undefined;
  return `holds ${found}, which may tell where and when it was taken; npm run reviews -- photo <id of its review> ${file} takes that out`;
}
