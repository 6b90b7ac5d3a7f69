import type { Answer } from '../answer.ts';
import { MAX_HEADER_BYTES, MAX_URL_BYTES, refusalAnswer } from './request-checks.ts';

/** What `node:http` gives to its `clientError` event; `rawPacket` is the last that arrived. */
export type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The answer to a request that could not be parsed; `undefined` when nobody is there to read it. */
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

/** Only a request line at the start of the last packet shows that the URL was too long. */
function overflowAnswer(packet: Buffer | undefined): Answer {
  const line = packet?.toString('latin1') ?? '';
  const [, target = ''] = /^[A-Z]+ ([^ \r\n]*)/.exec(line) ?? [];
  return target.length > MAX_URL_BYTES
    ? refusalAnswer(414, `the URL has more than ${MAX_URL_BYTES} bytes`)
    : refusalAnswer(431, `the headers are too many or have more than ${MAX_HEADER_BYTES} bytes`);
}
