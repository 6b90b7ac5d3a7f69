import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import { apiError } from '../cors.ts';
import { endsSoon, hasBody, readAway } from './request-body.ts';
import { checkRequest } from './request-checks.ts';
import { sendAnswer, sendUnended } from './write-answer.ts';

/** Decides the answer to a request. It may watch the response, but does not write it. */
export type Responder = (request: IncomingMessage, response: ServerResponse) => Answer | Promise<Answer>;

export interface HandlerOptions {
  readonly respond: Responder;
  /** Called with the error of a defect; the client gets a 500 without details. */
  readonly onError: (error: unknown) => void;
  /** Called for what was refused before `respond` saw it; without a request where none could be parsed. */
  readonly onRefused?: (status: number, request?: IncomingMessage) => void;
}

/** What a request with a body notes for the connection on which it came. */
export interface BodyWatch {
  /** To be called with an answer when the body turns out to be broken. The answer is sent unless another one was sent already. */
  refuse?: (answer: Answer) => void;
  /** Set when later requests on the connection are not answered. */
  isEnding?: boolean;
}

/** Handles one request to the end of its answer. A `refusal` is the answer to a request that `respond` is not to see. */
type RequestHandler = (request: IncomingMessage, response: ServerResponse, watch: BodyWatch, refusal?: Answer) => void;

/** How much of a body the server waits for before the answer: if the body then ends, the connection can be used again. */
const REST = { bytes: 64 * 1024, ms: 500 };
/**
 * How much is read and dropped after the answer: closing while the client sends would reset the connection, and lose the answer.
 */
const REST_AFTER_ANSWER = { bytes: 16 * 1024 * 1024, ms: 5000 };

/** Answers requests with what `respond` decides; while `isClosing`, each answer ends its connection. */
export function createRequestHandler({ respond, onError, onRefused }: HandlerOptions, isClosing: () => boolean): RequestHandler {
  function handle(request: IncomingMessage, response: ServerResponse, watch: BodyWatch, refusal?: Answer): void {
    const answer = decide(request, response, refusal);
    // Most answers are there at once: awaiting them too would make each a tenth slower.
    if (hasBody(request)) answerAmidBody(watch, response, answer);
    else if (!(answer instanceof Promise)) answerNow(response, answer);
    else
      answer.then(
        (found) => answerNow(response, found),
        (error) => answerFailure(response, error, sendAnswer, isClosing()),
      );
  }

  /** Gives the answer. A defect becomes a rejection, whether it was thrown or rejected. */
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

  /**
   * Answers a request with a body: after the rest of the body if that is short, else before it, and then closes the connection.
   */
  async function answerAmidBody(watch: BodyWatch, response: ServerResponse, answer: Answer | Promise<Answer>): Promise<void> {
    const request = response.req;
    const { promise: broken, resolve } = Promise.withResolvers<Answer>();
    watch.refuse = resolve;
    try {
      const found = await Promise.race([broken, afterRest(response, answer)]);
      sendUnended(response, found, isClosing() || !request.complete);
    } catch (error) {
      answerFailure(response, error, sendUnended, isClosing() || !request.complete);
    }
    if (request.complete) {
      // Bytes of the body that have arrived and were not read would be taken for the next request.
      request.resume();
    } else {
      watch.isEnding = true;
      // `node:http` forgets a request when its answer ends. Code that still reads the body has to learn that it is over.
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

  /** Answers a defect with 500 if the client is still there; an answer that had begun is cut. */
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
