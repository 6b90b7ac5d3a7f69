import { fileURLToPath } from 'node:url';
import { handler } from '@astrojs/node/server.js';
import { SettingsError } from './settings.ts';
import { startServer } from './start-server.ts';

/** Where the build puts the pack, seen from `dist/server/entry.mjs`, which this file becomes. */
const packFile = fileURLToPath(new URL('../publication.pack', import.meta.url));

/** Where it listens; for the scripts that start it in their own process. */
export const address: string = await start();

async function start(): Promise<string> {
  try {
    return await startServer({
      environment: process.env,
      packFile,
      fallback: (request, response, next) => handler(request, response, next),
    });
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

/** One line for what an operator can mend; the whole error for a defect. */
function describe(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `the port is taken: ${error.message}; set PORT to another one`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `cannot listen: ${error.message}`;
  if (code === 'ENOENT') return `there is no build to serve (${packFile}); run: npm run build`;
  return error.stack ?? error.message;
}
