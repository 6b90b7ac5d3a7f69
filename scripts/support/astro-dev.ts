import { dev } from 'astro';
import { type BuildSettings, readBuildSettings } from '../../src/settings.ts';
import { root } from './project.ts';

type Server = Awaited<ReturnType<typeof dev>>;

interface Options {
  readonly host: string;
  readonly port: number;
  readonly logLevel?: 'info' | 'warn';
}

/** Starts Astro's dev server, whose pages, endpoints and photos follow the files as they are saved, code too. */
export function startAstroDev({ host, port, logLevel = 'info' }: Options): Promise<Server> {
  const settings: BuildSettings = readBuildSettings(process.env);
  return dev({
    root,
    logLevel,
    base: new URL(settings.baseUrl).pathname,
    server: { host, port },
    vite: { define: { 'import.meta.env.HAS_SERVER': JSON.stringify(settings.hasServer) } },
  });
}
