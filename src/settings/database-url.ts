import { fileURLToPath } from 'node:url';
import { type ParsedText, refused } from '../http/parsed-text.ts';

/** Where a store keeps its data. */
type Database = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** Reads the address of a store. A relative path stays relative. */
export function parseDatabaseUrl(text: string): ParsedText<Database> {
  if (isPostgresUrl(text)) return { ok: true, value: { kind: 'postgres', url: text } };
  const file = sqliteFile(text);
  if (file !== undefined) return { ok: true, value: { kind: 'sqlite', file } };
  return refused(
    "allowed: file: and the path of a file, or postgres://user:password@host/database, with the password's # as %23, / as %2F and ? as %3F",
  );
}

/**
 * The driver also takes a login without a host (`postgres://user@/database`), which leads to the local socket. Without a database it
 * would take one named like the user.
 */
function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text) ?? URL.parse(text.replace('@/', '@localhost/'));
  return /^postgres(ql)?:\/\//.test(text) && url !== null && url.pathname.length > 1;
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
