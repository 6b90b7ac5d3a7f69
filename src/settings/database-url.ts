import { fileURLToPath } from 'node:url';

/** Where a store keeps its data. */
export type Database = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** Reads `DATABASE_URL`; `undefined` if it is neither a file nor a PostgreSQL address. A relative path stays relative. */
export function parseDatabaseUrl(text: string): Database | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return isPostgresUrl(text) ? { kind: 'postgres', url: text } : undefined;
  const file = sqliteFile(text);
  return file === undefined ? undefined : { kind: 'sqlite', file };
}

/**
 * The driver also takes a login without a host (`postgres://user@/database`), which leads to the local socket. Without a database it
 * would take one named like the user.
 */
function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'));
  return url !== null && url.pathname.length > 1;
}

/** After `file://` stands a URL with escapes, after `file:` alone a path as it is. Options after `?` or `#` are not supported. */
function sqliteFile(text: string): string | undefined {
  if (!/^file:[^?#]+$/.test(text)) return undefined;
  const path = text.startsWith('file://') ? pathOfFileUrl(text) : text.slice('file:'.length);
  // SQLite takes `:memory:` and a second `file:` for something else than a file, and a slash at the end makes it a folder.
  return path === undefined || /^:|^file:|\p{Cc}|\/$/u.test(path) ? undefined : path;
}

function pathOfFileUrl(text: string): string | undefined {
  try {
    return fileURLToPath(text);
  } catch {
    return undefined;
  }
}
