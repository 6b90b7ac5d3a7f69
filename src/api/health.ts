import { type Answer, errorAnswer, jsonAnswer, NO_STORE } from '../http/answer.ts';

/** `GET /healthz`: the process answers. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: 'ok' }, NO_STORE);
}

interface Needs {
  readonly isStopping: boolean;
  /** What is wrong with the publication, in words that anybody may read; `undefined` if nothing is. */
  readonly publicationProblem: string | undefined;
  /** Finds whether the hub's store answers. */
  hubProblem(): Promise<string | undefined>;
}

/** `GET /readyz`: the hub's store answers, the publication is sound and the newest, and the service is not shutting down. */
export async function answerReadiness({ isStopping, publicationProblem, hubProblem }: Needs): Promise<Answer> {
  if (isStopping) return errorAnswer(503, 'shutting down');
  if (publicationProblem !== undefined) return errorAnswer(503, publicationProblem);
  const found = await hubProblem();
  // What exactly is wrong is only logged: it may name files and hosts.
  return found === undefined ? jsonAnswer(200, { status: 'ok' }, NO_STORE) : errorAnswer(503, "the hub's store cannot be used");
}
