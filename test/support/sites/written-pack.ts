import type { Entry } from '../../../src/publication/pack/block.ts';
import { createPack } from '../../../src/publication/pack/pack-writer.ts';

/** Writes a pack of blobs, each with an entry `/0000`, `/0001` and so on. */
export async function writePack(file: string, blobs: readonly Uint8Array[]) {
  const writer = await createPack(file);
  const entries: Entry[] = blobs.map((blob, index) => ({
    path: `/${String(index).padStart(4, '0')}`,
    mediaType: 'text/plain',
    lastModified: 1_773_662_400,
    identity: writer.append(blob),
  }));
  const [searchIndex, sideData] = [writer.append(Buffer.from('index')), writer.append(Buffer.from('side data'))];
  const head = {
    sequence: 1_773_662_400_500,
    baseUrl: 'https://example.com/größe',
    hubUrl: null,
    code: 'code',
    reviewCount: 0,
    searchIndex,
    sideData,
  };
  await writer.finish(head, entries);
  await writer.close();
  return { file, entries, head };
}
