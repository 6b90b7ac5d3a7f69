/** A file of an archive. */
interface TarFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** In bytes: the size of a header. The content of each file is padded to a multiple of it. */
const BLOCK = 512;

/** The regular files of a tar archive (POSIX.1-1988 ustar), as npm packs them. */
export function readTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = textIn(header, 0, 100);
    if (name === '') break;
    const size = Number.parseInt(textIn(header, 124, 12), 8);
    const prefix = textIn(header, 345, 155);
    const start = at + BLOCK;
    // A regular file has the type "0" or NUL.
    if (['0', ''].includes(textIn(header, 156, 1)))
      files.push({ name: prefix === '' ? name : `${prefix}/${name}`, bytes: archive.subarray(start, start + size) });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function textIn(header: Buffer, from: number, length: number): string {
  const [text = ''] = header.toString('latin1', from, from + length).split('\0', 1);
  return text.trim();
}
