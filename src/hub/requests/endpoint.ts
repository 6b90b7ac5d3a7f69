import { type Answer, NO_SNIFFING, NO_STORE } from '../../http/answer.ts';
import type { BodyRequest } from '../../http/content/serve-representation.ts';
import { mediaType } from '../../http/media-type.ts';
import type { HubReply } from './hub-reply.ts';

/** The most bytes that the body of a request may have. */
export const MAX_HUB_BODY = 16 * 1024;

/** Answers `POST /api/websub/hub`: the request is a form, the answer a line of text (WebSub, section 5.1). */
export async function answerHub(
  { method, headers, readBody }: BodyRequest,
  hub: { receive(form: URLSearchParams): Promise<HubReply> },
): Promise<Answer> {
  if (method !== 'POST') return hubAnswer({ status: 405, message: 'allowed: POST' }, { Allow: 'POST' });
  if (mediaType(headers['content-type']) !== 'application/x-www-form-urlencoded')
    return hubAnswer({ status: 415, message: 'allowed: application/x-www-form-urlencoded' });
  const body = await readBody(MAX_HUB_BODY);
  if (!body) return hubAnswer({ status: 413, message: `the body is longer than ${MAX_HUB_BODY} bytes` });
  const { onSent, ...reply } = await hub.receive(new URLSearchParams(Buffer.from(body).toString()));
  return { ...hubAnswer(reply), ...(onSent && { onSent }) };
}

/** Makes an HTTP answer of a reply; its message is plain text (WebSub, section 5.1.2). */
export function hubAnswer(
  { status, message, retryAfter }: Omit<HubReply, 'status' | 'onSent'> & { status: number },
  headers: Answer['headers'] = {},
): Answer {
  return {
    status,
    headers: {
      ...NO_STORE,
      ...(message !== undefined && { 'Content-Type': 'text/plain; charset=utf-8', ...NO_SNIFFING }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...headers,
    },
    body: message === undefined ? null : `${message}\n`,
  };
}
