import { describe, expect, it } from 'vitest';
import {
  type Environment,
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
  it.each(['https://example.com/größe', 'https://example.com/a%20b', 'https://example.com/a b'])(
    'refuses the path of BASE_URL=%s, which needs escapes',
    (text) => {
      expect(() => readBuildSettings({ BASE_URL: text })).toThrow(
        'allowed in its path: letters a-z and A-Z, digits, hyphens, dots, _ and ~',
      );
    },
  );

  it.each(['//', '//shop', '/shop//', '/shop//a'])(
    'refuses a base address that ends with %s: no route would be there',
    (path) => {
      expect(messageOf(readBuildSettings, { BASE_URL: `https://example.com${path}` })).toBe(
        `wrong settings: BASE_URL="https://example.com${path}": its path has two slashes in a row; write one`,
      );
    },
  );

  it('has defaults for everything', () => {
    expect(readBuildSettings({})).toEqual({
      baseUrl: 'http://localhost:4321',
      contentDirectory: 'content',
      hubUrl: 'http://localhost:4321/api/websub/hub',
    });
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
  });

  it('announces the hub that is given, or none', () => {
    expect(readBuildSettings({ HUB_URL: 'https://hub.example/?a=b' }).hubUrl).toBe('https://hub.example/?a=b');
    expect(readBuildSettings({ HUB_URL: '' }).hubUrl).toBeNull();
  });

  const base = 'allowed: an absolute http or https address without query, fragment or login';
  const hub = 'allowed: an absolute http or https address, or nothing';

  it.each([
    ['BASE_URL', '', base],
    ['BASE_URL', 'example.com', base],
    ['BASE_URL', '/shop', base],
    ['BASE_URL', 'ftp://example.com', base],
    ['BASE_URL', 'https://', base],
    ['BASE_URL', 'https://example.com/?a', base],
    ['BASE_URL', 'https://example.com/#a', base],
    ['BASE_URL', 'https://example.com#', base],
    ['BASE_URL', 'https://example.com/shop?', base],
    ['BASE_URL', 'https://user@example.com', base],
    ['BASE_URL', 'https://:secret@example.com', base],
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
  ])('refuses %s=%j', (name, value, allowed) => {
    expect(messageOf(readBuildSettings, { [name]: value })).toBe(`wrong settings: ${name}=${JSON.stringify(value)}: ${allowed}`);
  });
});

describe('readServerSettings', () => {
  it('has defaults for everything', () => {
    const { trustedProxies, ...rest } = readServerSettings({});
    expect(rest).toEqual({ host: 'localhost', port: 4321, rateLimit: 100, metricsPort: undefined, logLevel: 'info' });
    expect(trustedProxies.check('127.0.0.1')).toBe(false);
  });

  it('reads every setting', () => {
    const { trustedProxies, ...rest } = readServerSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      RATE_LIMIT: '0',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      METRICS_PORT: '9090',
      LOG_LEVEL: 'silent',
    });
    expect(rest).toEqual({ host: '0.0.0.0', port: 0, rateLimit: 0, metricsPort: 9090, logLevel: 'silent' });
    expect(trustedProxies.check('10.1.2.3')).toBe(true);
    expect(trustedProxies.check('::1', 'ipv6')).toBe(true);
  });

  it('takes an empty TRUST_PROXY and METRICS_PORT for none', () => {
    expect(readServerSettings({ TRUST_PROXY: '', METRICS_PORT: '' })).toEqual(readServerSettings({}));
  });

  const port = 'allowed: a whole number from 0 to 65535';

  it.each([
    ['HOST', '', 'is empty'],
    ['PORT', '', port],
    ['PORT', '65536', port],
    ['PORT', '-1', port],
    ['PORT', '80.5', port],
    ['PORT', '0x50', port],
    ['PORT', '1e3', port],
    ['PORT', ' 80', port],
    ['PORT', '٨٠', port],
    ['PORT', 'http', port],
    ['RATE_LIMIT', '', 'allowed: a whole number from 0 to 1000000'],
    ['RATE_LIMIT', '1000001', 'allowed: a whole number from 0 to 1000000'],
    ['METRICS_PORT', 'yes', port],
    ['METRICS_PORT', '99999999999999999999', port],
    ['LOG_LEVEL', 'INFO', 'allowed: trace, debug, info, warn, error, fatal, silent'],
    ['LOG_LEVEL', '', 'allowed: trace, debug, info, warn, error, fatal, silent'],
    [
      'TRUST_PROXY',
      'true, 10.0.0.0/33',
      '"true", "10.0.0.0/33": not an address (192.0.2.7) or a CIDR block (10.0.0.0/8, fd00::/8)',
    ],
  ])('refuses %s=%j', (name, value, allowed) => {
    expect(messageOf(readServerSettings, { [name]: value })).toBe(`wrong settings: ${name}=${JSON.stringify(value)}: ${allowed}`);
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
    expect([...SETTING_NAMES].sort()).toEqual(
      ['BASE_URL', 'CONTENT_DIR', 'HOST', 'HUB_URL', 'LOG_LEVEL', 'METRICS_PORT', 'PORT', 'RATE_LIMIT', 'TRUST_PROXY'].sort(),
    );
    expect(readBuildSettings({ PORT: 'nonsense', PATH: '/bin' })).toEqual(readBuildSettings({}));
  });

  it('of build and server do not stop each other', () => {
    expect(readServerSettings({ BASE_URL: 'nonsense' })).toEqual(readServerSettings({}));
  });
});
