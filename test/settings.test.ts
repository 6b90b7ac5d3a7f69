import { describe, expect, it } from 'vitest';
import {
  type Environment,
  ownHubUrl,
  readBuildSettings,
  readServerSettings,
  readSettings,
  SETTING_NAMES,
  SettingsError,
} from '../src/settings.ts';

function messageOf(read: (environment: Environment) => unknown, environment: Environment): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('readBuildSettings', () => {
  it('has defaults for everything', () => {
    expect(readBuildSettings({})).toEqual({
      baseUrl: 'http://localhost:4321',
      contentDirectory: 'content',
      hubUrl: 'http://localhost:4321/api/websub/hub',
      hasServer: true,
      notifyHub: true,
    });
  });

  it("has no server for a static host alone, and no hub but somebody else's", () => {
    const own = { BASE_URL: 'https://example.com/shop', STATIC: '1' };
    expect(readBuildSettings(own)).toMatchObject({ hasServer: false, hubUrl: null });
    expect(readBuildSettings({ ...own, HUB_URL: '' }).hubUrl).toBeNull();
    expect(readBuildSettings({ ...own, HUB_URL: 'https://example.com/shop/api/websub/hub' }).hubUrl).toBeNull();
    expect(readBuildSettings({ ...own, HUB_URL: 'https://hub.example.net/' }).hubUrl).toBe('https://hub.example.net/');
    expect(readBuildSettings({ ...own, STATIC: '0' })).toEqual(readBuildSettings({ BASE_URL: own.BASE_URL }));
    expect(messageOf(readBuildSettings, { STATIC: 'yes' })).toContain('STATIC="yes"');
  });

  it('notifies the hub unless told not to', () => {
    expect(readBuildSettings({ NOTIFY_HUB: '1' }).notifyHub).toBe(true);
    expect(readBuildSettings({ NOTIFY_HUB: '0' }).notifyHub).toBe(false);
  });

  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/shop/', 'https://example.com/shop'],
    ['https://example.com/shop', 'https://example.com/shop'],
    ['https://example.com/a/b/', 'https://example.com/a/b'],
    ['HTTPS://EXAMPLE.com:443/Shop', 'https://example.com/Shop'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://größe.example/shop', 'https://xn--gre-6ka8i.example/shop'],
  ])('keeps the base address %s as %s', (BASE_URL, baseUrl) => {
    expect(readBuildSettings({ BASE_URL })).toMatchObject({ baseUrl, hubUrl: `${baseUrl}/api/websub/hub` });
    expect(ownHubUrl(baseUrl)).toBe(`${baseUrl}/api/websub/hub`);
  });

  it('announces the hub that is given, or none', () => {
    expect(readBuildSettings({ HUB_URL: 'https://hub.example/?a=b' }).hubUrl).toBe('https://hub.example/?a=b');
    expect(readBuildSettings({ HUB_URL: '' }).hubUrl).toBeNull();
  });

  const base = 'allowed: an absolute http or https address without query, fragment or login';
  const escapes = 'allowed in its path: letters a-z and A-Z, digits, hyphens, dots, _ and ~';
  const slashes = 'its path has two slashes in a row; write one';
  const hub = 'allowed: an absolute http or https address without login, or nothing';

  it.each([
    ['BASE_URL', '', base],
    ['BASE_URL', 'example.com', `${base}; write https://example.com`],
    ['BASE_URL', '/shop', base],
    ['BASE_URL', 'ftp://example.com', base],
    ['BASE_URL', 'https://', base],
    ['BASE_URL', 'https://example.com/?a', base],
    ['BASE_URL', 'https://example.com/#a', base],
    ['BASE_URL', 'https://example.com#', base],
    ['BASE_URL', 'https://example.com/shop?', base],
    ['BASE_URL', 'https://user@example.com', base],
    ['BASE_URL', 'https://:secret@example.com', base],
    ['BASE_URL', 'https://example.com/größe', escapes],
    ['BASE_URL', 'https://example.com/a%20b', escapes],
    ['BASE_URL', 'https://example.com/a b', escapes],
    ['BASE_URL', 'https://example.com//', slashes],
    ['BASE_URL', 'https://example.com/shop//a', slashes],
    ['CONTENT_DIR', '', 'is empty'],
    ['HUB_URL', ' ', hub],
    ['HUB_URL', 'hub.example', hub],
    ['HUB_URL', 'https:hub.example', hub],
    ['HUB_URL', 'https://', hub],
    ['HUB_URL', 'https://[::1', hub],
    ['HUB_URL', 'ftp://hub.example', hub],
    ['HUB_URL', 'https://hub.example/ ', hub],
    ['HUB_URL', 'https://hub.example/\nX-Other: 1', hub],
    ['HUB_URL', 'https://hub.example/>; rel="self"', hub],
    ['HUB_URL', 'https://hüb.example/', hub],
    ['HUB_URL', 'https://user@hub.example/', hub],
    ['HUB_URL', 'https://:secret@hub.example/', hub],
    ['NOTIFY_HUB', '', 'allowed: 1, 0'],
    ['NOTIFY_HUB', 'true', 'allowed: 1, 0'],
  ])('refuses %s=%j', (name, value, allowed) => {
    expect(messageOf(readBuildSettings, { [name]: value })).toBe(`wrong settings: ${name}=${JSON.stringify(value)}: ${allowed}`);
  });
});

/** A value for each setting of the server that is different from the default. */
const SERVER: Environment = {
  HOST: '0.0.0.0',
  PORT: '0',
  RATE_LIMIT: '0',
  TRUST_PROXY: '10.0.0.0/8, ::1',
  METRICS_PORT: '9090',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://hub:secret@db.example/reviews',
  HUB_ALLOW_CALLBACK_NETS: '127.0.0.0/8, fd00::/8',
  HUB_LEASE_SECONDS: '1, 2, 2',
  HUB_RETRY_SECONDS: '0.0625,1.001',
  HUB_CONCURRENCY: '10000',
  HUB_LIMITS: '1,2,1',
  MCP_SESSION_SECRET: ' any text, größe too ',
};

describe('readServerSettings', () => {
  it('has defaults for everything', () => {
    const { trustedProxies, hub, ...rest } = readServerSettings({});
    const { allowedNets, ...hubRest } = hub;
    expect(rest).toEqual({
      host: 'localhost',
      port: 4321,
      rateLimit: 100,
      metricsPort: undefined,
      logLevel: 'info',
      mcpSessionSecret: undefined,
      database: { kind: 'sqlite', file: 'data/hub.sqlite' },
    });
    expect(hubRest).toEqual({
      lease: { shortest: 300, default: 864_000, longest: 2_592_000 },
      retryMs: [60_000, 3_600_000],
      concurrency: 64,
      limits: { verificationsPerMinute: 10, subscriptionsPerHost: 100, subscriptions: 100_000 },
    });
    expect(trustedProxies.check('127.0.0.1')).toBe(false);
    expect(allowedNets.check('127.0.0.1')).toBe(false);
  });

  it('reads every setting', () => {
    const { trustedProxies, hub, ...rest } = readServerSettings(SERVER);
    expect(rest).toEqual({
      host: '0.0.0.0',
      port: 0,
      rateLimit: 0,
      metricsPort: 9090,
      logLevel: 'silent',
      mcpSessionSecret: ' any text, größe too ',
      database: { kind: 'postgres', url: 'postgres://hub:secret@db.example/reviews' },
    });
    const { allowedNets, ...hubRest } = hub;
    expect(hubRest).toEqual({
      lease: { shortest: 1, default: 2, longest: 2 },
      retryMs: [63, 1001],
      concurrency: 10_000,
      limits: { verificationsPerMinute: 1, subscriptionsPerHost: 2, subscriptions: 1 },
    });
    expect(allowedNets.check('127.1.2.3')).toBe(true);
    expect(allowedNets.check('fd00::1', 'ipv6')).toBe(true);
    expect(allowedNets.check('10.1.2.3')).toBe(false);
    expect(trustedProxies.check('10.1.2.3')).toBe(true);
    expect(trustedProxies.check('::1', 'ipv6')).toBe(true);
  });

  it('takes an empty TRUST_PROXY, METRICS_PORT and HUB_ALLOW_CALLBACK_NETS for none', () => {
    const empty = { TRUST_PROXY: '', METRICS_PORT: '', HUB_ALLOW_CALLBACK_NETS: '' };
    expect(readServerSettings(empty)).toEqual(readServerSettings({}));
  });

  it('refuses an empty MCP_SESSION_SECRET, as a secret that was forgotten', () => {
    expect(() => readServerSettings({ MCP_SESSION_SECRET: '' })).toThrow(/^wrong settings: MCP_SESSION_SECRET: is empty$/);
  });

  const port = 'allowed: a whole number from 0 to 65535';
  const blocks = 'not an address (192.0.2.7) or a CIDR block (10.0.0.0/8, fd00::/8)';
  const lease = 'allowed: three whole numbers from 1 to 999999999 (shortest, default, longest), none below the one before';
  const retry = 'allowed: two numbers from 0 to 2592000, as in 60,3600 or 0.5,2';
  const concurrency = 'allowed: a whole number from 1 to 10000';
  const limits =
    'allowed: three whole numbers from 1 to 999999999 (verifications a minute for a host, subscriptions for a host, subscriptions)';

  it.each([
    ['HOST', '', 'is empty'],
    ['PORT', '65536', port],
    ['PORT', '-1', port],
    ['RATE_LIMIT', '', 'allowed: a whole number from 0 to 1000000'],
    ['RATE_LIMIT', '1000001', 'allowed: a whole number from 0 to 1000000'],
    ['METRICS_PORT', 'yes', port],
    ['METRICS_PORT', '99999999999999999999', port],
    ['LOG_LEVEL', 'INFO', 'allowed: trace, debug, info, warn, error, fatal, silent'],
    ['LOG_LEVEL', '', 'allowed: trace, debug, info, warn, error, fatal, silent'],
    ['TRUST_PROXY', 'true, 10.0.0.0/33', `"true", "10.0.0.0/33": ${blocks}`],
    ['HUB_ALLOW_CALLBACK_NETS', 'localhost', `"localhost": ${blocks}`],
    ['HUB_LEASE_SECONDS', '300', lease],
    ['HUB_LEASE_SECONDS', '300,864000', lease],
    ['HUB_LEASE_SECONDS', '300,864000,2592000,1', lease],
    ['HUB_LEASE_SECONDS', '0,1,2', lease],
    ['HUB_LEASE_SECONDS', '2,1,3', lease],
    ['HUB_LEASE_SECONDS', '1,3,2', lease],
    ['HUB_LEASE_SECONDS', '1.5,2,3', lease],
    ['HUB_LEASE_SECONDS', '1,2,1000000000', lease],
    ['HUB_RETRY_SECONDS', '60', retry],
    ['HUB_RETRY_SECONDS', '60,3600,7200', retry],
    ['HUB_RETRY_SECONDS', '-1,3600', retry],
    ['HUB_RETRY_SECONDS', '.5,1', retry],
    ['HUB_RETRY_SECONDS', '1e1,60', retry],
    ['HUB_RETRY_SECONDS', '60,2592000.001', retry],
    ['HUB_CONCURRENCY', '0', concurrency],
    ['HUB_CONCURRENCY', '10001', concurrency],
    ['HUB_LIMITS', '10,100', limits],
    ['HUB_LIMITS', '10,0,100000', limits],
    ['HUB_LIMITS', '10,100,1e5', limits],
  ])('refuses %s=%j', (name, value, allowed) => {
    expect(messageOf(readServerSettings, { [name]: value })).toBe(`wrong settings: ${name}=${JSON.stringify(value)}: ${allowed}`);
  });

  it.each([
    'mysql://hub:secret@db.example/reviews',
    'postgres://hub:secret@db.example:port/reviews',
    'postgres://hub:s#cret@db.example/reviews',
    'file:secret?',
  ])('refuses DATABASE_URL=%j without repeating it: a password may be in it', (DATABASE_URL) => {
    expect(messageOf(readServerSettings, { DATABASE_URL })).toBe(
      "wrong settings: DATABASE_URL: allowed: file: and the path of a file, or postgres://user:password@host/database, with the password's # as %23, / as %2F and ? as %3F",
    );
  });

  it('tells all that is wrong in one line', () => {
    const message = messageOf(readServerSettings, { PORT: 'x\ny', LOG_LEVEL: 'loud', HOST: '' });
    expect(message).toBe(
      `wrong settings: HOST="": is empty; PORT="x\\ny": ${port}; LOG_LEVEL="loud": allowed: trace, debug, info, warn, error, fatal, silent`,
    );
  });
});

describe('readSettings', () => {
  it('gives those of build and server', () => {
    const environment = { BASE_URL: 'https://example.com', PORT: '80' };
    expect(readSettings(environment)).toEqual({ ...readBuildSettings(environment), ...readServerSettings(environment) });
  });

  it('tells what is wrong in either at once', () => {
    expect(messageOf(readSettings, { BASE_URL: 'x', HUB_URL: 'y', PORT: 'z' })).toMatch(
      /^wrong settings: BASE_URL="x": [^;]+; HUB_URL="y": [^;]+; PORT="z": [^;]+$/,
    );
  });
});

describe('settings', () => {
  it('each have a name, and what has none is ignored', () => {
    const build = ['BASE_URL', 'CONTENT_DIR', 'HUB_URL', 'NOTIFY_HUB', 'SOURCE_DATE_EPOCH', 'STATIC'];
    expect(SETTING_NAMES.toSorted()).toEqual([...build, ...Object.keys(SERVER)].sort());
    expect(readBuildSettings({ PORT: 'nonsense', PATH: '/bin' })).toEqual(readBuildSettings({}));
  });

  it('of build and server do not stop each other', () => {
    expect(readBuildSettings({ DATABASE_URL: 'nonsense' })).toEqual(readBuildSettings({}));
    expect(readServerSettings({ BASE_URL: 'nonsense' })).toEqual(readServerSettings({}));
  });
});
