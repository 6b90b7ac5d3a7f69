import { z } from 'zod';
import { parseAddressBlocks } from './http/client/address-blocks.ts';
import { type ParsedText, refused } from './http/parsed-text.ts';
import { parseDatabaseUrl } from './settings/database-url.ts';
import { nonEmpty, numbers, oneOf, parsed, wholeNumber } from './settings/values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Characters that a path can have without escapes. Hosts, proxies and routers disagree about how others are written. */
const PLAIN_PATH = /^[\w.~/-]*$/;

/** Reads the address of the site, without the slash at its end. Every address of the site begins with it. */
export function parseBaseUrl(text: string): ParsedText<string> {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(url.href) || url.username || url.password)
    return refused(`${ABSOLUTE}${hasNoScheme(text) ? `; write https://${text}` : ''}`);
  if (!PLAIN_PATH.test(url.pathname)) return refused('allowed in its path: letters a-z and A-Z, digits, hyphens, dots, _ and ~');
  if (url.pathname.includes('//')) return refused('its path has two slashes in a row; write one');
  return { ok: true, value: url.href.replace(/\/$/, '') };
}

const ABSOLUTE = 'allowed: an absolute http or https address without query, fragment or login';

/** Whether a text is an address such as `reviews.example.com/path`. */
function hasNoScheme(text: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/]|$)/u.test(text) && URL.canParse(`https://${text}`);
}

const hubUrlSchema = z.string().refine((text) => text === '' || isHubUrl(text), {
  error: 'allowed: an absolute http or https address without login, or nothing',
});

/** The address is written into a `Link` header unchanged. It must not break the header, and everybody would see a login. */
function isHubUrl(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:\/\/[!#-;=?-~]+$/i.test(text) && url !== null && url.username === '' && url.password === '';
}

const port = wholeNumber(0, 65535);

const count = z.number().min(1);

const lease = numbers(
  /^[0-9]{1,9}$/,
  z
    .tuple([count, count, count])
    .refine(([shortest, usual, longest]) => shortest <= usual && usual <= longest)
    .transform(([shortest, usual, longest]) => ({ shortest, default: usual, longest })),
  'three whole numbers from 1 to 999999999 (shortest, default, longest), none below the one before',
);

/** In seconds, at most 30 days. */
const wait = z.number().max(2_592_000);

const retries = numbers(
  /^[0-9]{1,7}(\.[0-9]{1,9})?$/,
  z.tuple([wait, wait]).transform(([second, third]) => [Math.round(second * 1000), Math.round(third * 1000)] as const),
  'two numbers from 0 to 2592000, as in 60,3600 or 0.5,2',
);

const limits = numbers(
  /^[0-9]{1,9}$/,
  z.tuple([count, count, count]).transform(([verificationsPerMinute, subscriptionsPerHost, subscriptions]) => ({
    verificationsPerMinute,
    subscriptionsPerHost,
    subscriptions,
  })),
  'three whole numbers from 1 to 999999999 (verifications a minute for a host, subscriptions for a host, subscriptions)',
);

/** The hub that our own server runs. */
export function ownHubUrl(baseUrl: string): string {
  return `${baseUrl}/api/websub/hub`;
}

/** The address of a site that nobody has given one. */
export const LOCAL_ADDRESS = 'http://localhost:4321';

/** The settings that are read when the site is built. */
const buildSchema = z
  .object({
    BASE_URL: parsed(parseBaseUrl).default(LOCAL_ADDRESS),
    CONTENT_DIR: nonEmpty.default('content'),
    HUB_URL: hubUrlSchema.optional(),
    NOTIFY_HUB: oneOf(['1', '0']).default('1'),
    STATIC: oneOf(['1', '0']).default('0'),
    SOURCE_DATE_EPOCH: wholeNumber(0, 9_999_999_999).optional(),
  })
  .transform(({ BASE_URL, CONTENT_DIR, HUB_URL = ownHubUrl(BASE_URL), NOTIFY_HUB, STATIC, SOURCE_DATE_EPOCH }) => {
    const hasServer = STATIC === '0';
    const hasHub = HUB_URL !== '' && (hasServer || HUB_URL !== ownHubUrl(BASE_URL));
    return {
      baseUrl: BASE_URL,
      contentDirectory: CONTENT_DIR,
      /** Whether our server answers at the base address; otherwise a static host serves the files alone. */
      hasServer,
      /** The hub that is announced; `null` if there is none. */
      hubUrl: hasHub ? HUB_URL : null,
      /** Whether the build tells the hub when it is done. */
      notifyHub: NOTIFY_HUB === '1',
      /** The date that a build is said to have, in ms since 1970 (https://reproducible-builds.org/specs/source-date-epoch/). */
      buildDate: SOURCE_DATE_EPOCH === undefined ? undefined : SOURCE_DATE_EPOCH * 1000,
    };
  });

/** The settings that are read when the server starts. */
const serverSchema = z
  .object({
    HOST: nonEmpty.default('localhost'),
    PORT: port.default(4321),
    RATE_LIMIT: wholeNumber(0, 1_000_000).default(100),
    TRUST_PROXY: parsed(parseAddressBlocks).prefault(''),
    METRICS_PORT: z.preprocess((text) => (text === '' ? undefined : text), port.optional()),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    DATABASE_URL: parsed(parseDatabaseUrl).prefault('file:data/hub.sqlite'),
    HUB_ALLOW_CALLBACK_NETS: parsed(parseAddressBlocks).prefault(''),
    HUB_LEASE_SECONDS: lease.prefault('300,864000,2592000'),
    HUB_RETRY_SECONDS: retries.prefault('60,3600'),
    HUB_CONCURRENCY: wholeNumber(1, 10_000).default(64),
    HUB_LIMITS: limits.prefault('10,100,100000'),
    MCP_SESSION_SECRET: nonEmpty.optional(),
  })
  .transform((values) => ({
    host: values.HOST,
    /** With 0 the server takes any free port. */
    port: values.PORT,
    /** How many requests a second one client may send to search and the other endpoints that compute; 0 is no limit. */
    rateLimit: values.RATE_LIMIT,
    /** The proxies whose `X-Forwarded-For` is believed. */
    trustedProxies: values.TRUST_PROXY,
    /** The port of `/metrics`, if that is another than the main port. */
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    /** Where the hub keeps its subscriptions. */
    database: values.DATABASE_URL,
    hub: {
      /** Private networks in which callbacks are allowed. */
      allowedNets: values.HUB_ALLOW_CALLBACK_NETS,
      /** How long subscriptions last, in seconds. */
      lease: values.HUB_LEASE_SECONDS,
      /** In ms: how long a delivery waits before its second POST, and then before its third. */
      retryMs: values.HUB_RETRY_SECONDS,
      /** How many deliveries may be under way at once. */
      concurrency: values.HUB_CONCURRENCY,
      limits: values.HUB_LIMITS,
    },
    /** `undefined` if none is given. */
    mcpSessionSecret: values.MCP_SESSION_SECRET,
  }));

export type BuildSettings = z.infer<typeof buildSchema>;
export type ServerSettings = z.infer<typeof serverSchema>;

/** All settings, for programs that build and serve: one error says what is wrong in both halves. */
const everySchema = buildSchema.and(serverSchema);

/** A setting has a value that is not allowed; the message is one line for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readBuildSettings(environment: Environment): BuildSettings {
  return read(buildSchema, environment);
}

export function readServerSettings(environment: Environment): ServerSettings {
  return read(serverSchema, environment);
}

export function readSettings(environment: Environment): BuildSettings & ServerSettings {
  return read(everySchema, environment);
}

/** The names of all settings, for the test that compares them with the docs. */
export const SETTING_NAMES: readonly string[] = [buildSchema, serverSchema].flatMap((schema) => Object.keys(schema.in.shape));

/** Settings whose values no message repeats, because they are a secret or may contain a password. */
const HIDDEN: readonly string[] = ['DATABASE_URL', 'MCP_SESSION_SECRET'];

function read<S extends z.ZodType>(schema: S, environment: Environment): z.output<S> {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    if (HIDDEN.includes(name)) return `${name}: ${message}`;
    return `${name}=${JSON.stringify(environment[name] ?? '')}: ${message}`;
  });
  throw new SettingsError(`wrong settings: ${problems.join('; ')}`);
}
