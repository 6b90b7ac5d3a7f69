import { type Answer, errorAnswer, jsonAnswer } from '../http/answer.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET /healthz`: the process answers. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: 'ok' }, NO_STORE);
}

/** `GET /readyz`: all that the service needs answers, and it is not shutting down. */
export function answerReadiness(isStopping: boolean): Answer {
  return isStopping ? errorAnswer(503, 'shutting down', NO_STORE) : jsonAnswer(200, { status: 'ok' }, NO_STORE);
}
