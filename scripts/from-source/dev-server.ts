import { dev } from 'astro';
import { definitionsOf, widgetValues } from '../../src/astro/bundling/widget-values.ts';
import { liveSite } from '../../src/astro/live-site.ts';
import { NO_BRAND } from '../../src/brand/brand.ts';
import type { ServerSettings } from '../../src/settings.ts';
import { contentSettings } from '../support/content-settings.ts';
import { root } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { folderProblem } from './folder-problem.ts';

type Server = Awaited<ReturnType<typeof dev>>;

/** Starts Astro's dev server, whose pages, endpoints and photos follow the files as they are saved, including the code. */
export async function startDevServer({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<Server> {
  const settings = await contentSettings();
  const problem = folderProblem(root);
  if (problem !== undefined) throw new Refusal(problem);
  const loaded = await liveSite(settings);
  // If the content has mistakes, the widget uses English. What it gets here stays until the next start.
  const site = loaded.ok ? loaded.site : { ...settings, brand: NO_BRAND, catalog: { language: 'en', words: {} } };
  // Otherwise Astro tells its makers of each start, and owners of newer versions of itself, which they cannot use here.
  Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
  return dev({
    root,
    base: new URL(settings.baseUrl).pathname,
    server: { host, port },
    vite: { define: definitionsOf(widgetValues(site)) },
  });
}
