import { type Answer, errorAnswer, jsonAnswer, NO_STORE } from '../http/answer.ts';

/** `GET /healthz`: the process answers. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: 'ok' }, NO_STORE);
}

/** `GET /readyz`: all that the service needs answers, and it is not shutting down. */
export function answerReadiness(isStopping: boolean): Answer {
  return isStopping ? errorAnswer(503, 'shutting down') : jsonAnswer(200, { status: 'ok' }, NO_STORE);
}
