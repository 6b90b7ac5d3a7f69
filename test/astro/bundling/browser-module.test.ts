import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createViteServer } from 'vitest/node';
import { browserModule } from '../../../src/astro/bundling/browser-module.ts';
import { makeFolder, readText } from '../../support/content/content.ts';
import { sampleDist } from '../../support/shared.ts';

describe('in the dev server', () => {
  /** Asks Vite's own server for paths, with the integration's hook in it. */
  async function ask(base: string, paths: readonly string[]): Promise<(readonly [number, string])[]> {
    const folder = await makeFolder({ 'src/greet.ts': 'export const greeting: string = "Hello";', 'other.js': 'other();' });
    const { hooks } = browserModule({ fileName: 'greet.js', source: pathToFileURL(join(folder, 'src', 'greet.ts')) });
    type Options = Parameters<NonNullable<(typeof hooks)['astro:server:setup']>>[0];
    const server = await createViteServer({
      root: folder,
      base,
      configFile: false,
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0, ws: false },
      optimizeDeps: { noDiscovery: true },
      // At this time Astro calls the hook.
      plugins: [{ name: 'hook', configureServer: (server) => hooks['astro:server:setup']?.({ server } as unknown as Options) }],
    });
    onTestFinished(() => server.close());
    await server.listen();
    const origin = new URL(server.resolvedUrls?.local[0] ?? expect.fail('it does not listen')).origin;
    return Promise.all(
      paths.map(async (path) => {
        const response = await fetch(origin + path, { headers: { Accept: '*/*' } });
        return [response.status, await response.text()] as const;
      }),
    );
  }

  it.each(['/', '/shop/'])('the source is at the address below %s, as JavaScript', async (base) => {
    const [module, other] = await ask(base, [`${base}greet.js`, `${base}other.js`]);
    expect(module).toEqual([200, expect.stringContaining('export const greeting = "Hello";')]);
    expect(other).toEqual([200, expect.stringContaining('other();')]);
  });
});

it('in a build the module, and each script of the pages, is one file that imports nothing', async () => {
  const client = join(await sampleDist(), 'client');
  const ofPages = await Array.fromAsync(glob('_astro/*.astro_*.js', { cwd: client }));
  expect(ofPages.length).toBeGreaterThan(5);
  for (const file of ['verified-reviews.js', ...ofPages])
    expect(await readText(client, file), file).not.toMatch(/\bimport\s*[({'"`]|\bfrom\s*['"`]|\bexport\b/);
  expect(await readText(client, 'verified-reviews.js')).toContain('customElements.define(');
});
