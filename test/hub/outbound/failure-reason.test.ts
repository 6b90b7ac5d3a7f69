import { describe, expect, it } from 'vitest';
import { Failure, failureReason } from '../../../src/hub/outbound/failure-reason.ts';

const errorOf = (code: string) => Object.assign(new Error('connect 10.0.0.1:443 /secret'), { code });

describe('failureReason', () => {
  it.each([
    ['ECONNREFUSED', 'connection refused'],
    ['ETIMEDOUT', 'time-out'],
    ['CERT_HAS_EXPIRED', 'certificate: expired'],
    ['CERT_REVOKED', 'certificate: cert revoked'],
    ['INVALID_CA', 'certificate: invalid ca'],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'the TLS handshake failed'],
    ['HPE_INVALID_CONSTANT', 'the answer is not HTTP'],
    ['EMFILE', 'too many files are open here'],
    ['ENOENT', 'connection failed: enoent'],
  ])('says %s in words, without the message', (code, words) => {
    expect(failureReason(errorOf(code))).toBe(words);
  });

  it('takes the first of several addresses that failed', () => {
    const error = new AggregateError([errorOf('ECONNREFUSED'), errorOf('ENETUNREACH')]);
    expect(failureReason(Object.assign(error, { code: 'ECONNREFUSED' }))).toBe('connection refused');
  });

  it('says our own words', () => {
    expect(failureReason(new Failure('refused network'))).toBe('refused network');
  });

  it.each([new TypeError('x is not a function'), new Error('/secret'), Object.assign(new Error(''), { code: 7 })])(
    'has none for a defect: %s',
    (error) => {
      expect(failureReason(error)).toBeUndefined();
    },
  );
});
