import { expect, it } from 'vitest';
import { askInSessions } from '../../support/mcp/many-sessions.ts';

it('500 sessions at once each get their own answers, although all of them use the same ids', async () => {
  expect(await askInSessions(500)).toEqual({ sessions: 500, faults: [], exitCode: 0 });
});
