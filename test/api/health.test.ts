import { describe, expect, it } from 'vitest';
import { answerHealth, answerReadiness } from '../../src/api/health.ts';

const OK = {
  status: 200,
  headers: { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' },
  body: '{"status":"ok"}',
};

const FINE = { isStopping: false, publicationProblem: undefined, hubProblem: async () => undefined };

describe('health', () => {
  it('is "ok", and nobody may keep that', () => {
    expect(answerHealth()).toEqual(OK);
  });
});

describe('readiness', () => {
  it('is "ok" while all that the service needs answers, and nobody may keep that', async () => {
    expect(await answerReadiness(FINE)).toEqual(OK);
  });

  it('ends when the service stops, whatever the store says', async () => {
    const answer = await answerReadiness({ ...FINE, isStopping: true, hubProblem: () => new Promise(() => {}) });
    expect(answer).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(JSON.parse(String(answer.body))).toEqual({ error: { status: 503, message: 'shutting down' } });
  });

  it('ends while something is wrong with the publication, and says so', async () => {
    const answer = await answerReadiness({ ...FINE, publicationProblem: 'a part is damaged' });
    expect([answer.status, JSON.parse(String(answer.body)).error.message]).toEqual([503, 'a part is damaged']);
  });

  it("ends while the hub's store cannot be used, and tells no stranger why", async () => {
    const answer = await answerReadiness({ ...FINE, hubProblem: async () => 'cannot connect to 10.0.0.5' });
    expect(answer).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(JSON.parse(String(answer.body))).toEqual({ error: { status: 503, message: "the hub's store cannot be used" } });
  });
});
