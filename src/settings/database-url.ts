import { fileURLToPath } from 'node:url';

/** Where a store keeps its data. */
export type Database = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** Reads `DATABASE_URL`; `undefined` where it is neither a file nor a PostgreSQL address. A relative file stays relative. */
export function parseDatabaseUrl(text: string): Database | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return isPostgresUrl(text) ? { kind: 'postgres', url: text } : undefined;
  const file = sqliteFile(text);
  return file === undefined ? undefined : { kind: 'sqlite', file };
}

/** The driver also takes a login without a host (`postgres://user@/database`), which leads to the local socket. */
function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) || URL.canParse(text.replace('@/', '@localhost/'));
}

/** With `//` it is a URL with escapes, else the path as it stands. Options behind `?` or `#` are not supported. */
function sqliteFile(text: string): string | undefined {
  if (!/^file:[^?#]+$/.test(text)) return undefined;
  const path = text.startsWith('file://') ? pathOfFileUrl(text) : text.slice('file:'.length);
  // To SQLite `:memory:` and a second `file:` are no names of files; a folder is none either.
  return path === undefined || /^:|^file:|\p{Cc}|\/$/u.test(path) ? undefined : path;
}

function pathOfFileUrl(text: string): string | undefined {
  try {
    return fileURLToPath(text);
  } catch {
    return undefined;
  }
}
