/** A file of an archive. */
interface TarFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The size of a header, and of what each file's bytes are filled up to. */
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
    // The types "0" and NUL are files.
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
