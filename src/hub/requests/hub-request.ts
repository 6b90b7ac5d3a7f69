import { z } from 'zod';
import { type ParsedText, parsedBy, refused } from '../../http/parsed-text.ts';
import { type Callback, parseCallback } from '../callback.ts';

/** A request by which a publisher says that topics have changed. */
export interface PublishRequest {
  readonly mode: 'publish';
  /** The addresses of the topics; one or more. */
  readonly topics: readonly string[];
}

/** A request by which a subscriber wants a subscription to begin or to end. */
export interface SubscribeRequest {
  readonly mode: 'subscribe' | 'unsubscribe';
  /** The topic's address as the subscriber wrote it. */
  readonly topic: string;
  readonly callback: Callback;
  /** The lease that was asked for, in seconds; the hub still has to bring it within its bounds. */
  readonly leaseSeconds: number | undefined;
  readonly secret: string | null;
}

/** A request to the hub (WebSub, section 5.1). It has passed all checks that need nothing but the request itself. */
type HubRequest = PublishRequest | SubscribeRequest;

const callbackSchema = z
  .string()
  .meta({
    description: 'An https address without fragment and credentials, of at most 2,048 bytes. Whoever knows it can post to it.',
    examples: ['https://subscriber.example.net/websub/7d1fbe52c8'],
  })
  .transform(parsedBy(parseCallback));

const secretSchema = z
  .string()
  // What a form holds that is not UTF-8 arrives as this character, so that nobody could tell any more what to sign with.
  .refine((secret) => !secret.includes('\ufffd'), { error: 'is not UTF-8; write random bytes in hex or Base64' })
  .refine((secret) => Buffer.byteLength(secret) < 200, { error: 'is too long; fewer than 200 bytes are allowed' })
  .meta({
    description: 'Signs the deliveries; fewer than 200 bytes of UTF-8. Absent or empty: they are not signed.',
    examples: ['5f1ce0d8a1b6'],
  })
  .transform((secret) => (secret === '' ? null : secret));

/**
 * A lease that a number cannot hold exactly is far above the longest that the hub grants, so its exact length does not matter.
 */
const leaseSchema = z
  .string()
  .regex(/^[0-9]+$/, { error: 'is not a whole number of seconds, in digits' })
  .meta({
    description: 'For how long; the hub cuts it to its bounds, and the verification says what is granted.',
    examples: ['864000'],
  })
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER));

const topicSchema = z
  .string()
  .min(1, { error: 'is empty' })
  .meta({
    description: 'The `rel="self"` of a topic.',
    examples: ['https://example.com/feed.xml'],
  });

/** The fields of a subscribe. All other fields are ignored, as WebSub demands. */
const subscribeSchema = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.topic': topicSchema,
  'hub.callback': callbackSchema,
  'hub.lease_seconds': leaseSchema.optional(),
  'hub.secret': secretSchema.optional(),
});

/** An unsubscribe needs no lease; whatever the field says is ignored. */
const unsubscribeSchema = subscribeSchema.omit({ 'hub.lease_seconds': true }).extend({ 'hub.mode': z.literal('unsubscribe') });

const changedSchema = z
  .array(z.string())
  .optional()
  .meta({ description: 'Topics that changed; one here or in the other field.' });

/**
 * A publisher names what changed in `hub.url` or `hub.topic`, and may repeat both. This only describes the form: `parsePublish`
 * reads it.
 */
const publishSchema = z.object({ 'hub.mode': z.literal('publish'), 'hub.url': changedSchema, 'hub.topic': changedSchema });

/** The body of a request, for the description of the API. */
export const hubFormSchema = z.union([subscribeSchema, unsubscribeSchema, publishSchema]);

/** Reads a form-encoded body. The message of a refusal says in one line which fields are wrong, and why. */
export function parseHubRequest(form: URLSearchParams): ParsedText<HubRequest> {
  const [mode, ...more] = form.getAll('hub.mode');
  if (mode === undefined) return refused('hub.mode is missing; allowed: subscribe, unsubscribe, publish');
  if (more.length > 0) return refused('hub.mode is given more than once');
  if (mode === 'publish') return parsePublish(form);
  if (mode !== 'subscribe' && mode !== 'unsubscribe')
    return refused('hub.mode is unknown; allowed: subscribe, unsubscribe, publish');
  const schema = mode === 'subscribe' ? subscribeSchema : unsubscribeSchema;
  const fields = Object.keys(schema.shape);
  const parsed = schema.safeParse(Object.fromEntries(fields.flatMap((name) => (form.has(name) ? [[name, form.get(name)]] : []))));
  const problems = fields.flatMap((name) => {
    if (form.getAll(name).length > 1) return [`${name} is given more than once`];
    const issues = parsed.error?.issues.filter(({ path }) => path[0] === name) ?? [];
    return issues.map((issue) => describe(issue, form));
  });
  if (!parsed.success || problems.length > 0) return refused(problems.join('; '));
  const { data } = parsed;
  return {
    ok: true,
    value: {
      mode,
      topic: data['hub.topic'],
      callback: data['hub.callback'],
      leaseSeconds: 'hub.lease_seconds' in data ? data['hub.lease_seconds'] : undefined,
      secret: data['hub.secret'] ?? null,
    },
  };
}

function parsePublish(form: URLSearchParams): ParsedText<HubRequest> {
  const topics = [...new Set([...form.getAll('hub.url'), ...form.getAll('hub.topic')])];
  if (topics.length > 0) return { ok: true, value: { mode: 'publish', topics } };
  return refused('hub.url is missing; it names the topic that changed');
}

function describe({ path, message }: z.core.$ZodIssue, form: URLSearchParams): string {
  const name = String(path[0]);
  return form.has(name) ? `${name} ${message}` : `${name} is missing`;
}
