import { dev } from 'astro';
import { searchPathCode } from '../../src/astro/search-path.ts';
import { readBuildSettings } from '../../src/settings.ts';
import { root } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { folderProblem } from './folder-problem.ts';

type Server = Awaited<ReturnType<typeof dev>>;

interface Options {
  readonly host: string;
  readonly port: number;
  readonly logLevel?: 'info' | 'warn';
}

/** Starts Astro's dev server, whose pages, endpoints and photos follow the files as they are saved, code too. */
export async function startDevServer({ host, port, logLevel = 'info' }: Options): Promise<Server> {
  const settings = readBuildSettings(process.env);
  const problem = folderProblem(root);
  if (problem !== undefined) throw new Refusal(problem);
  return dev({
    root,
    logLevel,
    base: new URL(settings.baseUrl).pathname,
    server: { host, port },
    vite: { define: { 'import.meta.env.SEARCH_PATH': searchPathCode(settings), 'import.meta.env.ACCENT': 'undefined' } },
  });
}
