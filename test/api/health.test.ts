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

  it.each([
    ['shutting down', { isStopping: true, hubProblem: (): never => expect.fail('the store is asked') }],
    ['a part is damaged', { publicationProblem: 'a part is damaged' }],
    // What is wrong with the store is for no stranger.
    ["the hub's store cannot be used", { hubProblem: async (): Promise<string> => 'cannot connect to 10.0.0.5' }],
  ])('ends with "%s", and nobody may keep that', async (message, needs) => {
    const { status, headers, body } = await answerReadiness({ ...FINE, ...needs });
    expect({ status, headers }).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect(JSON.parse(String(body))).toEqual({ error: { status: 503, message } });
  });
});
