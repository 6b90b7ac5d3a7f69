import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';
import { endsSoon, hasBody, readAway } from './request-body.ts';
import { checkRequest } from './request-checks.ts';
import { sendAnswer, sendUnended } from './write-answer.ts';

/** Decides an answer; the response is there to be watched, not to be written. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => Answer | Promise<Answer>;

export interface HandlerOptions {
  readonly respond: Responder;
  /** Called with what was thrown by a defect; the client has got a 500 without details. */
  readonly onError: (error: unknown) => void;
  /** Called for what was refused before `respond` saw it; without a request where none could be parsed. */
  readonly onRefused?: (status: number, request?: IncomingMessage) => void;
}

/** The notes that a request with a body leaves for the connection that it came on. */
export interface BodyWatch {
  /** To be called when the body turns out broken; the answer given is sent unless another one is out already. */
  refuse?: (answer: Answer) => void;
  /** Set when no later request on the connection is answered. */
  isEnding?: boolean;
}

/** Takes one request to the end of its answer; a `refusal` is the answer to what `respond` is not to see. */
type RequestHandler = (request: IncomingMessage, response: ServerResponse, watch: BodyWatch, refusal?: Answer) => void;

/** So much of a body is waited for before the answer, because the connection can then be used again. */
const REST = { bytes: 64 * 1024, ms: 500 };
/** So much is read away after the answer: closing while the client sends would reset the connection, and lose the answer. */
const REST_AFTER_ANSWER = { bytes: 16 * 1024 * 1024, ms: 5000 };

/** Answers requests with what `respond` decides; while `isClosing`, each answer ends its connection. */
export function createRequestHandler({ respond, onError, onRefused }: HandlerOptions, isClosing: () => boolean): RequestHandler {
  function handle(request: IncomingMessage, response: ServerResponse, watch: BodyWatch, refusal?: Answer): void {
    const answer = decide(request, response, refusal);
    // Most answers are there at once: to wait for each of them with a promise would cost a tenth of its time.
    if (hasBody(request)) answerAmidBody(watch, response, answer);
    else if (!(answer instanceof Promise)) answerNow(response, answer);
    else
      answer.then(
        (found) => answerNow(response, found),
        (error) => answerFailure(response, error, sendAnswer, isClosing()),
      );
  }

  /** A defect becomes a rejection, whether it was thrown or rejected. */
  function decide(request: IncomingMessage, response: ServerResponse, refusal?: Answer): Answer | Promise<Answer> {
    try {
      const refused = checkRequest(request.rawHeaders, request.url ?? '', request.httpVersion) ?? refusal;
      if (refused) onRefused?.(refused.status, request);
      return refused ?? respond(request, response);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  function answerNow(response: ServerResponse, answer: Answer): void {
    try {
      tellWhenSent(response, answer);
      sendAnswer(response, answer, isClosing());
    } catch (error) {
      answerFailure(response, error, sendAnswer, isClosing());
    }
  }

  /** Answers after the rest of the body where that is short, else before it, and then the connection ends. */
  async function answerAmidBody(watch: BodyWatch, response: ServerResponse, answer: Answer | Promise<Answer>): Promise<void> {
    const request = response.req;
    const { promise: broken, resolve } = Promise.withResolvers<Answer>();
    watch.refuse = (refused) => {
      if (!response.headersSent) onRefused?.(refused.status, request);
      resolve(refused);
    };
    try {
      const found = await Promise.race([broken, afterRest(response, answer)]);
      sendUnended(response, found, isClosing() || !request.complete);
    } catch (error) {
      answerFailure(response, error, sendUnended, isClosing() || !request.complete);
    }
    if (request.complete) {
      // Bytes that have come and were not read would be taken for the next request.
      request.resume();
    } else {
      watch.isEnding = true;
      // `node:http` forgets the request with its answer; whoever still reads the body has to be told that it is over.
      response.once('close', () => request.destroy());
      await Promise.race([broken, readAway(request, REST_AFTER_ANSWER)]);
    }
    response.end();
  }

  async function afterRest(response: ServerResponse, answer: Answer | Promise<Answer>): Promise<Answer> {
    const found = await answer;
    tellWhenSent(response, found);
    if (!response.req.complete && endsSoon(response.req, REST.bytes)) await readAway(response.req, REST);
    return found;
  }

  /** Answers a defect where somebody is left to read it; an answer that had begun is cut. */
  function answerFailure(response: ServerResponse, error: unknown, send: typeof sendAnswer, closes: boolean): void {
    const isGone = response.req.destroyed && error === response.req.errored;
    if (!isGone) onError(error);
    if (isGone || response.headersSent) response.destroy();
    else send(response, apiError(500, 'something went wrong here'), closes);
  }

  function tellWhenSent(response: ServerResponse, { onSent }: Answer): void {
    if (!onSent) return;
    const tell = () => {
      try {
        onSent();
      } catch (error) {
        onError(error);
      }
    };
    if (response.closed) tell();
    else response.once('close', tell);
  }

  return handle;
}
