import { describe, expect, it } from 'vitest';
import { answerHealth, answerReadiness } from '../../src/api/health.ts';

describe('health and readiness', () => {
  it.each([answerHealth(), answerReadiness(false)])('are "ok", and nobody may keep that', (answer) => {
    expect(answer).toEqual({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      body: '{"status":"ok"}',
    });
  });

  it('readiness ends when the service stops', () => {
    const answer = answerReadiness(true);
    expect(answer).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(JSON.parse(String(answer.body))).toEqual({ error: { status: 503, message: 'shutting down' } });
  });
});
