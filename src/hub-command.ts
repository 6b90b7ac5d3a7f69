import { OperatorError } from './hub/operator/operator-error.ts';
import { createOperatorProgram } from './hub/operator/program.ts';
import { StoreError } from './hub/store/engine.ts';
import { readServerSettings, SettingsError } from './settings.ts';

/** `npm run hub`, and what `dist/server/hub.mjs` starts. */
const program = createOperatorProgram({
  settings() {
    const { database, hub } = readServerSettings(process.env);
    return { address: database, allowed: hub.allowedNets };
  },
  userAgent: 'verified-reviews',
  print: (line) => process.stdout.write(`${line}\n`),
});

// Whoever reads it may have seen enough: `hub list | head`.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') process.stderr.write(`${message}\n`);
  process.exit(code === 'EPIPE' ? 0 : 1);
});
try {
  await program.parseAsync();
} catch (error) {
  const isForTheOperator = [OperatorError, SettingsError, StoreError].some((kind) => error instanceof kind);
  process.stderr.write(`${isForTheOperator ? (error as Error).message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}
