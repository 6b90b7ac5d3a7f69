import { describe, expect, it } from 'vitest';
import { clientErrorAnswer } from '../../../src/http/server/client-error.ts';

const errorOf = (code: string) => Object.assign(new Error(code), { code });

describe('the answer to a client error', () => {
  it('to a request that took too long says so', () => {
    expect(clientErrorAnswer(errorOf('ERR_HTTP_REQUEST_TIMEOUT'))).toMatchObject({
      status: 408,
      body: '{"error":{"status":408,"message":"the request took too long"}}',
    });
  });

  it.each(['ECONNRESET', 'EPIPE'])('says nothing to a client that is gone: %s', (code) => {
    expect(clientErrorAnswer(errorOf(code))).toBeUndefined();
  });

  it('takes an overflow without a packet for one of the headers', () => {
    expect(clientErrorAnswer(errorOf('HPE_HEADER_OVERFLOW'))?.status).toBe(431);
  });
});
