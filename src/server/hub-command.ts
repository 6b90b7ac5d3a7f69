import { OperatorError } from '../hub/operator/operator-error.ts';
import { createOperatorProgram } from '../hub/operator/program.ts';
import { StoreError } from '../hub/store/engine.ts';
import { readServerSettings, SettingsError } from '../settings.ts';

/** The operator's command: what `npm run hub` and `dist/server/hub.mjs` start. */
const program = createOperatorProgram({
  settings() {
    const { database, hub } = readServerSettings(process.env);
    return { address: database, allowed: hub.allowedNets };
  },
  userAgent: 'verified-reviews',
  print: (line) => process.stdout.write(`${line}\n`),
});

// The reader of the output may close it before its end, as in `hub list | head`: that is no error.
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
