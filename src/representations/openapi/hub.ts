import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { hubFormSchema } from '../../hub/requests/hub-request.ts';
import { noStore, noStoreAndWait } from './headers.ts';
import { errors } from './parts.ts';

const FORM = 'application/x-www-form-urlencoded';

const topicSchema = z.string().meta({
  description: 'The topic, as the subscriber wrote it.',
  examples: ['https://example.com/feed.xml'],
});

const linkSchema = z.string().meta({
  description: 'The hub and the topic, as in the answers of the topic itself.',
  examples: ['<https://example.com/api/websub/hub>; rel="hub", <https://example.com/feed.xml>; rel="self"'],
});

/** Errors of a hub are plain text (WebSub, section 5.1.2). */
function refusal(description: string, examples: string[], headers: z.ZodObject = noStore): ZodOpenApiResponseObject {
  return { description, headers, content: { 'text/plain': { schema: z.string().meta({ examples }) } } };
}

/** The request with which the hub asks a callback whether it wants the subscription, or its end (WebSub, section 5.3). */
const verification: ZodOpenApiOperationObject = {
  operationId: 'verifyIntent',
  summary: 'The hub asks whether the request was meant',
  description:
    'Sent once, after the 202, with the parameters behind those of the callback itself. No redirect is followed; 10 seconds in all.',
  tags: ['hub'],
  requestParams: {
    query: z.object({
      'hub.mode': z.enum(['subscribe', 'unsubscribe']),
      'hub.topic': topicSchema,
      'hub.challenge': z.string().meta({ description: 'Random, for this request only.' }),
      'hub.lease_seconds': z
        .string()
        .regex(/^[0-9]+$/)
        .optional()
        .meta({
          description: 'What is granted, counted from this request; absent where the mode is `unsubscribe`.',
          examples: ['864000'],
        }),
    }),
  },
  responses: {
    '2XX': {
      description: 'It was meant: the body is the value of `hub.challenge`, and nothing else.',
      content: { 'text/plain': { schema: z.string() } },
    },
    '4XX': { description: 'It was not meant; any other answer, and none, says the same.' },
  },
};

/** The request that brings a change to a callback (WebSub, section 7). */
const delivery: ZodOpenApiOperationObject = {
  operationId: 'deliverContent',
  summary: 'The hub brings a topic that has changed',
  description:
    'At least once for the newest version; versions in between may be skipped. No redirect is followed; 10 seconds in all. The third failed one in a row ends the subscription.',
  tags: ['hub'],
  requestParams: {
    header: z.object({
      Link: linkSchema,
      ETag: z.string().meta({ description: "The version's, equal to the one that a GET of the topic gives." }),
      'X-Hub-Delivery': z.string().meta({ description: 'The same over all tries to bring this version to this subscription.' }),
      'X-Hub-Signature': z
        .string()
        .regex(/^sha256=[0-9a-f]{64}$/)
        .optional()
        .meta({ description: 'HMAC of the body with the secret, where one was given.' }),
    }),
  },
  requestBody: {
    description: 'The exact bytes of the topic, with the `Content-Type` of its GET.',
    required: true,
    content: {
      'application/atom+xml': { schema: z.string().meta({ description: 'As of `getAtomFeed`.' }) },
      'application/json': { schema: z.looseObject({}).meta({ description: 'As of `getFeed` or `getReviews`.' }) },
    },
  },
  responses: {
    '2XX': { description: 'It has arrived.' },
    410: { description: 'It is not wanted any more: the subscription ends at once.' },
    default: {
      description: 'It failed, and is tried again; with 429 and 503 a `Retry-After` in seconds is heeded within limits.',
    },
  },
};

/** The request that tells a callback that its subscription has ended (WebSub, section 5.2). */
const denial: ZodOpenApiOperationObject = {
  operationId: 'denySubscription',
  summary: 'The hub tells that it has ended a subscription',
  description: 'Sent once, as well as it goes; nothing depends on the answer.',
  tags: ['hub'],
  requestParams: {
    query: z.object({
      'hub.mode': z.literal('denied'),
      'hub.topic': topicSchema,
      'hub.reason': z.string().meta({ examples: ['three deliveries in a row failed, the last with: time-out'] }),
    }),
  },
  responses: { '2XX': { description: 'Understood.' }, '4XX': { description: 'Not understood.' } },
};

/** The hub calls the address in the field `hub.callback` of the posted form. */
const CALLBACK = '{$request.body#/hub.callback}';

/** `POST /api/websub/hub`, and the requests that the hub makes because of it. */
export const hubOperation: ZodOpenApiOperationObject = {
  operationId: 'postHub',
  summary: 'Subscribe to a topic, unsubscribe, or say that topics have changed (WebSub)',
  description:
    'The topics are `/feed.xml`, `/api/feed.json` and `/reviews.json`. Unknown fields are ignored; every other one of a subscription may stand there once.',
  tags: ['hub'],
  requestBody: { required: true, content: { [FORM]: { schema: hubFormSchema.meta({ type: 'object' }) } } },
  responses: {
    202: {
      description: 'Accepted; no body. Whether it takes effect depends on what the callback answers afterwards.',
      headers: noStore,
    },
    400: refusal('A field is wrong; one line says which and why.', ['hub.topic is missing']),
    404: refusal('What a publisher says has changed is no topic; the topics among what it names are looked at all the same.', [
      'no topic of this hub: "https://example.com/feed"; allowed: https://example.com/feed.xml',
    ]),
    405: refusal(
      'Another method than `POST`.',
      ['allowed: POST'],
      noStore.extend({ Allow: z.string().meta({ examples: ['POST'] }) }),
    ),
    413: refusal('The body is longer than 16 KiB.', ['the body is longer than 16384 bytes']),
    415: refusal('The body is no form.', [`allowed: ${FORM}`]),
    429: refusal(
      'Too many requests of this client, or too many that wait for their verification, or too many for this callback host, or too many subscriptions of that host.',
      ['too many requests; wait 1 s'],
      noStoreAndWait,
    ),
    503: refusal(
      "The hub's store cannot be used just now, or it holds as many subscriptions as it may.",
      ["the hub's store cannot be used just now"],
      noStoreAndWait,
    ),
    default: errors.default,
  },
  callbacks: {
    verification: { [CALLBACK]: { get: verification } },
    delivery: { [CALLBACK]: { post: delivery } },
    denial: { [CALLBACK]: { get: denial } },
  },
};
