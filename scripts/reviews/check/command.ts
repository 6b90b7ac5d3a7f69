import type { Command } from 'commander';

const MORE = `
A mistake stops the build, and the exit code is 1. A warning stops nothing: look at it, and leave it if all is well.
CONTENT_DIR names another folder than content.`;

/**
 * Adds `check` to the program. `onEnd` is called with its exit code. Its code includes the language detection, so it is loaded
 * only when the command runs.
 */
export function addCheckCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('check')
    .description('look for mistakes in the content, and for what should not be published as it is')
    .option('--json', 'one JSON object for programs')
    .addHelpText('after', MORE)
    .action(async (options: { json?: boolean }) => onEnd(await (await import('../../check/run-check.ts')).runCheck(options)));
}
