const WHY_UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder; a file is required',
  EACCES: 'may not be read: permission denied',
  EPERM: 'may not be read: permission denied',
  EBUSY: 'cannot be read: another program has it open; close it there',
  ELOOP: 'is a symbolic link that leads back to itself',
  ENXIO: 'is not a regular file (a socket or a device)',
  ENAMETOOLONG: 'has too long a name',
  EMFILE: 'cannot be opened: too many files are open',
  ENFILE: 'cannot be opened: too many files are open',
  EIO: 'cannot be read: the disk failed',
  // EDEADLK of macOS, for which Node has no name: a cloud keeps the file elsewhere to save space.
  'Unknown system error -11':
    'is in a cloud, such as iCloud, and not on this computer; choose "Download Now" in the menu of the file in Finder',
  // What Windows answers for a file in OneDrive that cannot be fetched, for which Node has no name either.
  UNKNOWN:
    'cannot be read (UNKNOWN); if it is in OneDrive, start that, and choose "Always keep on this device" in the menu of the file in Explorer',
};

/** Puts into words why the operating system refused a file. Anything else that was thrown is thrown again. */
export function describeFileError(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined) throw error;
  return WHY_UNREAD[code] ?? `cannot be read (${code})`;
}

/** The system's name of the error (`ENOENT`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Makes a handler that gives the value if something does not exist, and throws any other error again: `.catch(ifAbsent(''))`. */
export function ifAbsent<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return value;
  };
}

const WHY_UNWRITTEN: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'a folder has its name',
  EACCES: 'permission denied',
  EPERM: process.platform === 'win32' ? 'permission denied, or another program has it open' : 'permission denied',
  EBUSY: 'another program has it open',
  EROFS: 'its disk is read-only',
  ENOSPC: 'no space is left on its disk',
  EDQUOT: 'no space is left on its disk',
};

/** Explains a write error of the operating system; throws any other error again. */
export function describeWriteError(error: unknown): string {
  const code = errorCode(error);
  if (code === undefined) throw error;
  return `cannot be written: ${WHY_UNWRITTEN[code] ?? code}`;
}

/** The file that could not be written, where the system says which. Of a copy, `path` is the original. */
export function unwrittenFile(error: unknown): string | undefined {
  const { path, dest = path } = error as NodeJS.ErrnoException & { readonly dest?: string };
  return dest;
}

/** Whether a disk took no more: it is full, or read-only. */
export function isDiskRefusal(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes(errorCode(error) ?? '');
}
