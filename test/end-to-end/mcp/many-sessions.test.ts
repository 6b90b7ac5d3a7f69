import { expect, it } from 'vitest';
import { askInSessions } from '../../support/mcp/many-sessions.ts';

it('100 sessions at once each get their own answers, although all of them use the same ids', async () => {
  expect(await askInSessions(100)).toEqual({ sessions: 100, faults: [], exitCode: 0 });
});
