import { MCP_REVISIONS } from '../../representations/discovery/mcp-revisions.ts';

const [OLDEST, NEWEST] = MCP_REVISIONS.session;

/** Clients of these accept the later revision that they are offered, but some go on naming their own in the header. */
const EARLIER: readonly string[] = ['2024-11-05', '2025-03-26'];

/** The revision of a session: the one that the client asks for, or the nearest; the client decides whether it can use that. */
export function negotiate(requested: string): string {
  if (isSessionRevision(requested)) return requested;
  return isDate(requested) && requested < OLDEST ? OLDEST : NEWEST;
}

/** Whether requests with a session may name the revision in `MCP-Protocol-Version`. */
export function isKnownRevision(revision: string): boolean {
  return isSessionRevision(revision) || EARLIER.includes(revision);
}

/** Whether it is a revision without sessions, or a later one that the server does not know yet. */
export function isStateless(revision: string): boolean {
  return isDate(revision) && revision >= MCP_REVISIONS.stateless;
}

function isDate(revision: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(revision);
}

function isSessionRevision(revision: string): boolean {
  return MCP_REVISIONS.session.some((each) => each === revision);
}
