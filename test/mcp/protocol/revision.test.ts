import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownRevision, isStateless, negotiate } from '../../../src/mcp/protocol/revision.ts';
import { MCP_REVISIONS } from '../../../src/representations/discovery/mcp-revisions.ts';

describe('the revision of a session', () => {
  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-11-25', '2025-11-25'],
    ['2025-03-26', '2025-06-18'],
    ['2024-10-07', '2025-06-18'],
    ['0000-00-00', '2025-06-18'],
    ['2025-06-19', '2025-11-25'],
    ['2026-07-28', '2025-11-25'],
    ['', '2025-11-25'],
    ['2025-06', '2025-11-25'],
  ])('is for a client that asks for %j: %s', (requested, revision) => {
    expect(negotiate(requested)).toBe(revision);
  });

  it('is one that is spoken here, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.string(), (requested) => {
        expect(MCP_REVISIONS.session).toContain(negotiate(requested));
      }),
    );
  });
});

it.each([
  ['2025-06-18', { known: true, stateless: false }],
  ['2025-11-25', { known: true, stateless: false }],
  ['2024-11-05', { known: true, stateless: false }],
  ['2024-10-07', { known: false, stateless: false }],
  ['2025-11-26', { known: false, stateless: false }],
  ['2026-07-28', { known: false, stateless: true }],
  ['2031-01-01', { known: false, stateless: true }],
  ['', { known: false, stateless: false }],
  ['2026-07-28 ', { known: false, stateless: false }],
  ['2025-11-25, 2025-11-25', { known: false, stateless: false }],
  ['99999', { known: false, stateless: false }],
])('MCP-Protocol-Version %j with a session, without one: %o', (revision, expected) => {
  expect({ known: isKnownRevision(revision), stateless: isStateless(revision) }).toEqual(expected);
});
