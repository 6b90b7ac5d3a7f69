import { describe, expect, it } from 'vitest';
import { deliveryId, deliveryRequest } from '../../../src/hub/deliveries/delivery.ts';
import type { OutboundRequest } from '../../../src/hub/outbound/sender.ts';
import { hubAnswer } from '../../../src/hub/requests/endpoint.ts';
import { denialRequest, verificationRequest } from '../../../src/hub/verifications/verification.ts';
import { TOPIC_PATHS } from '../../../src/publication/headers/headers.ts';
import { hubOperation } from '../../../src/representations/openapi/hub.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { describedPaths } from '../../support/judges/described-paths.ts';
import { schemaJudge } from '../../support/judges/schema-judge.ts';

interface Described {
  readonly parameters: readonly { readonly name: string; readonly required?: boolean }[];
  readonly requestBody: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers: Readonly<Record<string, object>> }>>;
}

const PATH = '/paths/~1hub/post';
const EXPRESSION = '{$request.body#/hub.callback}';

const document = describedPaths({ '/hub': { post: hubOperation } });
const judge = schemaJudge(document);
const described = document.paths['/hub'].post;

const TOPIC = 'https://reviews.example.com/feed.xml';
const asked = { 'hub.mode': 'subscribe', 'hub.topic': TOPIC, 'hub.callback': 'https://subscriber.example.net/' };

describe('the form', () => {
  const form = `${PATH}/requestBody/content/application~1x-www-form-urlencoded/schema`;

  it.each([
    [
      'a subscription with all that it may hold',
      { ...asked, 'hub.lease_seconds': '86400', 'hub.secret': 'x', 'hub.verify': 'sync' },
    ],
    ['its end', { ...asked, 'hub.mode': 'unsubscribe' }],
    ['what a publisher says', { 'hub.mode': 'publish', 'hub.url': [TOPIC, 'https://reviews.example.com/reviews.json'] }],
  ])('takes %s', (_name, fields) => {
    expect(judge(form, fields)).toEqual([]);
  });

  it.each([
    ['another mode', { ...asked, 'hub.mode': 'denied' }],
    ['no callback', { 'hub.mode': 'subscribe', 'hub.topic': TOPIC }],
    ['an empty topic', { ...asked, 'hub.topic': '' }],
    ['a lease that is no number', { ...asked, 'hub.lease_seconds': '1e3' }],
  ])('refuses %s', (_name, fields) => {
    expect(judge(form, fields)).not.toEqual([]);
  });

  it('says that each of its kinds is an object, without which bridges to MCP make no tool', () => {
    expect((described as Described).requestBody.content['application/x-www-form-urlencoded']).toHaveProperty(
      'schema.type',
      'object',
    );
  });
});

// `operations.test.ts` tests the others.
it.each([
  hubAnswer({ status: 429, message: 'too many', retryAfter: 1 }),
  hubAnswer({ status: 503, message: 'full', retryAfter: 3600 }),
])('the answer $status has the headers and the type that the hub sends', ({ status, headers }) => {
  const { content = {}, headers: named } = (described as Described).responses[status] ?? {};
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(named ?? { Missing: {} })));
  expect(Object.keys(content)).toEqual([headers['Content-Type']?.split(';')[0]]);
});

describe('the callbacks', () => {
  const callback = 'https://subscriber.example.net/?own=1';
  const request = { id: 1, requestedTopic: TOPIC, callback, host: 'subscriber.example.net', leaseSeconds: 864_000 };

  /** What is wrong with the values, by name, of a callback's parameters. */
  function faultsOf(name: string, method: string, values: Readonly<Record<string, string>>): unknown[] {
    const { parameters }: Described = described.callbacks[name][EXPRESSION][method];
    const pointer = `${PATH}/callbacks/${name}/${EXPRESSION.replace('/', '~1')}/${method}/parameters`;
    const missing = parameters.filter((parameter) => parameter.required && !(parameter.name in values));
    const unknown = Object.keys(values).filter((key) => !parameters.some((parameter) => parameter.name === key));
    const wrong = parameters.flatMap((parameter, index) =>
      parameter.name in values ? judge(`${pointer}/${index}/schema`, values[parameter.name]) : [],
    );
    return [...missing, ...unknown, ...wrong];
  }

  function parametersOf({ target }: OutboundRequest): Record<string, string> {
    const { searchParams } = new URL(target, callback);
    searchParams.delete('own');
    return Object.fromEntries(searchParams);
  }

  it.each(['subscribe', 'unsubscribe'] as const)('hold the parameters of the verification of %s', (mode) => {
    const sent = parametersOf(verificationRequest({ ...request, mode }, 'challenge'));
    expect(faultsOf('verification', 'get', sent)).toEqual([]);
    expect(faultsOf('verification', 'get', { ...sent, 'hub.mode': 'denied' })).not.toEqual([]);
  });

  it('hold the parameters of the notice that a subscription has ended', () => {
    const sent = parametersOf(denialRequest(request, 'the callback answered 410 Gone'));
    expect(faultsOf('denial', 'get', sent)).toEqual([]);
  });

  it('hold the headers and the types of a delivery', () => {
    const topics = Object.values(RESOURCES).filter(({ path }) => TOPIC_PATHS.has(path));
    const types = new Set(topics.map(({ mediaType }) => mediaType));
    const { requestBody }: Described = described.callbacks.delivery[EXPRESSION].post;
    expect(Object.keys(requestBody.content).sort()).toEqual([...types].sort());
    const topic = {
      url: TOPIC,
      version: 1,
      hubUrl: 'https://reviews.example.com/api/websub/hub',
      contentType: 'application/atom+xml',
      etag: '"a"',
      body: Buffer.from('<feed/>'),
    };
    for (const secret of [null, 'secret']) {
      const delivery = { ...request, subscription: 1, topic: TOPIC, secret, failures: 0, verifiedRequest: 1, version: 1 };
      const { 'Content-Type': _, ...headers } = deliveryRequest(delivery, topic, deliveryId(delivery, topic)).headers;
      expect(faultsOf('delivery', 'post', headers)).toEqual([]);
    }
  });
});
