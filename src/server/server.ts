import { fileURLToPath } from 'node:url';
import { keepCode } from '../publication/keep-code.ts';
import { PackError } from '../publication/pack/pack-error.ts';
import { SettingsError } from '../settings.ts';
import { startServer } from './start-server.ts';

/**
 * The pack, one file with all that is published. The build puts it into `dist`, and this module into `dist/server/server.mjs`.
 */
const packFile = fileURLToPath(new URL('../publication.pack', import.meta.url));

/** The address at which the server listens, for scripts that start it in their own process. */
export const address: string = await start();

async function start(): Promise<string> {
  try {
    // These modules are loaded only when they are first needed, and by then a newer build may have replaced them.
    keepCode(new URL('chunks/', import.meta.url));
    return await startServer(process.env, packFile);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

/** One line for a problem that an operator can solve, and the whole error for a defect. */
function describe(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof PackError) return `${error.message}; run: npm run build`;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `the port is taken: ${error.message}; set another one (PORT, METRICS_PORT)`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `cannot listen: ${error.message}; look at HOST and PORT`;
  if (code === 'ENOENT') return `there is no build to serve (${packFile}); run: npm run build`;
  if (syscall === 'open') return `cannot read the build: ${error.message}`;
  return error.stack ?? error.message;
}
