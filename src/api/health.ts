import { type Answer, errorAnswer, jsonAnswer, NO_STORE } from '../http/answer.ts';

/** `GET /healthz`: the process answers. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: 'ok' }, NO_STORE);
}

/** `GET /readyz`: all that the service needs answers, and it is not shutting down. `problem` finds what does not answer. */
export async function answerReadiness(isStopping: boolean, problem: () => Promise<string | undefined>): Promise<Answer> {
  if (isStopping) return errorAnswer(503, 'shutting down');
  const found = await problem();
  // What exactly is wrong is only logged: it may name files and hosts.
  return found === undefined ? jsonAnswer(200, { status: 'ok' }, NO_STORE) : errorAnswer(503, "the hub's store cannot be used");
}
