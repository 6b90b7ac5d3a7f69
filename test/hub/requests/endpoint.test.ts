import { describe, expect, it } from 'vitest';
import { answerHub, hubAnswer, MAX_HUB_BODY } from '../../../src/hub/requests/endpoint.ts';
import type { HubReply } from '../../../src/hub/requests/hub-reply.ts';

const FORM = 'application/x-www-form-urlencoded';

interface Asking {
  readonly method?: string;
  /** `null` stands for no type. */
  readonly type?: string | null;
  /** `null` stands for a body that is too long. */
  readonly body?: string | Uint8Array | null;
  readonly reply?: HubReply;
}

/** Asks the endpoint of a hub that always gives the same reply. Returns the answer and the forms that the hub received. */
async function ask({ method = 'POST', type = FORM, body = '', reply = { status: 202 } }: Asking = {}) {
  const forms: URLSearchParams[] = [];
  const limits: number[] = [];
  const answer = await answerHub(
    {
      method,
      headers: type === null ? {} : { 'content-type': type },
      async readBody(limit) {
        limits.push(limit);
        return body === null ? undefined : Buffer.from(body);
      },
    },
    {
      async receive(form) {
        forms.push(form);
        return reply;
      },
    },
  );
  return { answer, forms, limits };
}

const TEXT = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

describe('the endpoint', () => {
  it('answers 202 with nothing in it, and hands on what is to happen when that is out', async () => {
    const onSent = () => {};
    const { answer } = await ask({ reply: { status: 202, onSent } });
    expect(answer).toEqual({ status: 202, headers: { 'Cache-Control': 'no-store' }, body: null, onSent });
    expect((await ask()).answer).not.toHaveProperty('onSent');
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'post', 'PROPFIND'])(
    'answers %s with 405 and Allow: POST, in one line',
    async (method) => {
      const { answer, forms, limits } = await ask({ method });
      expect(answer).toEqual({ status: 405, headers: { ...TEXT, Allow: 'POST' }, body: 'allowed: POST\n' });
      expect([forms, limits]).toEqual([[], []]);
    },
  );

  it.each([null, '', 'application/json', 'multipart/form-data; boundary=x', 'text/plain', `${FORM}2`, `x${FORM}`])(
    'answers the type %s with 415 and reads nothing',
    async (type) => {
      const { answer, forms, limits } = await ask({ type });
      expect(answer).toEqual({ status: 415, headers: TEXT, body: `allowed: ${FORM}\n` });
      expect([forms, limits]).toEqual([[], []]);
    },
  );

  it.each([
    FORM,
    `${FORM};charset=UTF-8`,
    `${FORM} ; charset="utf-8"`,
    'Application/X-WWW-Form-URLEncoded; Charset=UTF-8',
    ` ${FORM} `,
  ])('takes the type %s', async (type) => {
    expect((await ask({ type })).answer.status).toBe(202);
  });

  it('answers a body over 16 KiB with 413', async () => {
    const { answer, forms, limits } = await ask({ body: null });
    expect(answer).toEqual({ status: 413, headers: TEXT, body: 'the body is longer than 16384 bytes\n' });
    expect([forms, limits]).toEqual([[], [MAX_HUB_BODY]]);
  });

  it('reads a form as UTF-8, repeated fields and all', async () => {
    const { forms } = await ask({ body: 'a=%C3%A4+b&a=ä&&=x&c' });
    expect(forms.map((form) => [...form])).toEqual([
      [
        ['a', 'ä b'],
        ['a', 'ä'],
        ['', 'x'],
        ['c', ''],
      ],
    ]);
    expect([...((await ask({ body: Buffer.from([0x61, 0x3d, 0xff]) })).forms[0] ?? [])]).toEqual([['a', '\uFFFD']]);
  });

  it.each([
    [{ status: 400, message: 'hub.topic is missing' }, {}],
    [{ status: 429, message: 'too many requests', retryAfter: 7 }, { 'Retry-After': '7' }],
    [{ status: 503, message: 'the hub cannot remember', retryAfter: 5 }, { 'Retry-After': '5' }],
  ] as const)('answers %j with a line of plain text that nobody may keep', async (reply, more) => {
    const { answer } = await ask({ reply });
    expect(answer).toEqual({ status: reply.status, headers: { ...TEXT, ...more }, body: `${reply.message}\n` });
    expect(hubAnswer(reply)).toEqual(answer);
  });
});
