import type { Delivery } from '../../../src/hub/store/queries/deliveries.ts';
import type { StoredTopic } from '../../../src/hub/store/queries/topics.ts';
import { ATOM, HUB_URL } from './hub.ts';

/** A version of the Atom topic. */
export function topicOf(version: number): StoredTopic {
  const body = Buffer.from('<feed>ä\r\n</feed>');
  return { url: ATOM, version, etag: '"abc"', contentType: 'application/atom+xml', hubUrl: HUB_URL, body };
}

/** A delivery of the Atom topic's version 7. */
export function deliveryOf(fields: Partial<Delivery>): Delivery {
  return {
    subscription: 3,
    topic: ATOM,
    callback: 'https://b.example/cb?token=%20x',
    host: 'b.example',
    secret: null,
    failures: 0,
    verifiedRequest: 11,
    version: 7,
    ...fields,
  };
}
