import type { Problem } from '../problems/problem.ts';
import { refused } from '../problems/read.ts';
import { IMAGE_START, imageFault } from './image-kind.ts';
import type { Entry } from './list-folder.ts';
import { readRegularFile } from './regular-file.ts';

/** Tells what is wrong with an entry of the folder of photos: it may hold nothing else. */
export async function photoProblems(entry: Entry): Promise<readonly Problem[]> {
  const fault = await faultOf(entry);
  return fault === undefined ? [] : refused(entry.file, fault).problems;
}

async function faultOf({ name, path, isDirectory }: Entry): Promise<string | undefined> {
  if (isDirectory) return 'is a folder; photos stand in the folder photos itself';
  const read = await readRegularFile(path, async (file) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(IMAGE_START), 0, IMAGE_START, 0);
    return buffer.subarray(0, bytesRead);
  });
  return read.ok ? imageFault(name, read.value) : read.message;
}
