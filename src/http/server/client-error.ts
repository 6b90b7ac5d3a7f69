import type { Answer } from '../answer.ts';
import { MAX_HEADER_BYTES, MAX_URL_BYTES, refusalAnswer } from './request-checks.ts';

/** What `node:http` gives to listeners of `clientError`; `rawPacket` is the last packet that came. */
export type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The answer to a request that could not be parsed; `undefined` where nobody is left to read it. */
export function clientErrorAnswer(error: ClientError): Answer | undefined {
  switch (error.code) {
    case 'ECONNRESET':
    case 'EPIPE':
      return undefined;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusalAnswer(408, 'the request took too long');
    case 'HPE_HEADER_OVERFLOW':
      return overflowAnswer(error.rawPacket);
    case 'HPE_INVALID_URL':
      return refusalAnswer(400, 'the URL has a character that must be percent-encoded');
    default:
      return refusalAnswer(400, 'the request is not valid HTTP/1.1');
  }
}

/** The last packet shows that the URL was too long only where it begins with the request line. */
function overflowAnswer(packet: Buffer | undefined): Answer {
  const line = packet?.toString('latin1') ?? '';
  const [, target = ''] = /^[A-Z]+ ([^ \r\n]*)/.exec(line) ?? [];
  return target.length > MAX_URL_BYTES
    ? refusalAnswer(414, `the URL has more than ${MAX_URL_BYTES} bytes`)
    : refusalAnswer(431, `the headers are too many or have more than ${MAX_HEADER_BYTES} bytes`);
}
