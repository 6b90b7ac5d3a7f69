/**
 * The revisions of MCP that the server speaks, oldest first: those in which `initialize` begins a session, and the one without
 * sessions.
 */
export const MCP_REVISIONS = { session: ['2025-06-18', '2025-11-25'], stateless: '2026-07-28' } as const;
