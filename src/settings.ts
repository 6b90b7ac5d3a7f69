import { z } from 'zod';
import { parseTrustedProxies } from './http/client-address.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What needs no escapes: hosts, proxies and routers disagree about the rest. */
const PLAIN_PATH = /^[\w.~/-]*$/;

/** `{base_url}`: an http or https address, kept without the slash at its end; its path prefixes every route. */
const baseUrlSchema = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const message = baseUrlProblem(url);
  if (url && message === undefined) return url.href.replace(/\/$/, '');
  context.issues.push({ code: 'custom', input: text, message });
  return z.NEVER;
});

function baseUrlProblem(url: URL | null): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(url.href) || url.username || url.password)
    return 'allowed: an absolute http or https address without query, fragment or login';
  if (!PLAIN_PATH.test(url.pathname)) return 'allowed in its path: letters a-z and A-Z, digits, hyphens, dots, _ and ~';
  return url.pathname.includes('//') ? 'its path has two slashes in a row; write one' : undefined;
}

/** Kept as it is written, so that it has to be fit for a `Link` header. */
const hubUrlSchema = z.string().refine((text) => text === '' || (/^https?:\/\/[!#-;=?-~]+$/i.test(text) && URL.canParse(text)), {
  error: 'allowed: an absolute http or https address, or nothing',
});

function wholeNumber(minimum: number, maximum: number) {
  return z.string().transform((text, context) => {
    const number = Number(text);
    if (/^[0-9]{1,9}$/.test(text) && number >= minimum && number <= maximum) return number;
    context.issues.push({ code: 'custom', input: text, message: `allowed: a whole number from ${minimum} to ${maximum}` });
    return z.NEVER;
  });
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: `allowed: ${values.join(', ')}` });
}

const nonEmpty = z.string().min(1, { error: 'is empty' });

const port = wholeNumber(0, 65535);

const proxiesSchema = z.string().transform((text, context) => {
  const parsed = parseTrustedProxies(text);
  if (parsed.ok) return parsed.value;
  context.issues.push({ code: 'custom', input: text, message: parsed.message });
  return z.NEVER;
});

/** Read when a publication is built. */
const buildSchema = z
  .object({
    BASE_URL: baseUrlSchema.default('http://localhost:4321'),
    CONTENT_DIR: nonEmpty.default('content'),
    HUB_URL: hubUrlSchema.optional(),
  })
  .transform(({ BASE_URL, CONTENT_DIR, HUB_URL }) => ({
    baseUrl: BASE_URL,
    contentDirectory: CONTENT_DIR,
    /** `null`: no hub is announced. */
    hubUrl: HUB_URL === '' ? null : (HUB_URL ?? `${BASE_URL}/api/websub/hub`),
  }));

/** Read when the server starts. */
const serverSchema = z
  .object({
    HOST: nonEmpty.default('localhost'),
    PORT: port.default(4321),
    RATE_LIMIT: wholeNumber(0, 1_000_000).default(100),
    TRUST_PROXY: proxiesSchema.prefault(''),
    METRICS_PORT: z.preprocess((text) => (text === '' ? undefined : text), port.optional()),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .transform((values) => ({
    host: values.HOST,
    /** 0: any free port. */
    port: values.PORT,
    /** Requests per second for one client on the on-demand endpoints; 0: no limit. */
    rateLimit: values.RATE_LIMIT,
    /** Whose `X-Forwarded-For` is believed. */
    trustedProxies: values.TRUST_PROXY,
    /** Where `/metrics` is, when not on the main port. */
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
  }));

export type BuildSettings = z.infer<typeof buildSchema>;
export type ServerSettings = z.infer<typeof serverSchema>;

/** All of them, for those who build and serve: one error tells what is wrong in either half. */
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

/** Every setting's name, for the test that holds the README against them. */
export const SETTING_NAMES: readonly string[] = [buildSchema, serverSchema].flatMap((schema) => Object.keys(schema.in.shape));

function read<S extends z.ZodType>(schema: S, environment: Environment): z.output<S> {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${JSON.stringify(environment[name] ?? '')}: ${message}`;
  });
  throw new SettingsError(`wrong settings: ${problems.join('; ')}`);
}
