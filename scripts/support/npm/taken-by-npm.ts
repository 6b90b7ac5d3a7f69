import type { Command } from 'commander';

/** What people may have in the file of npm's own settings. */
const OF_NPM: ReadonlySet<string> = new Set(['--email', '--json']);

/**
 * Why a command of `npm run reviews` or `npm run check` was not given its options. npm takes all before a `--` for its own, and hands
 * them to the script as settings: `remove <id> --forget` would then remove the review, and keep the name.
 */
export function takenByNpm(command: Command | undefined, environment: NodeJS.ProcessEnv): string | undefined {
  const script = environment.npm_lifecycle_event;
  if (command === undefined || (script !== 'reviews' && script !== 'check')) return undefined;
  const option = command.options.find(({ long }) => long && !OF_NPM.has(long) && settingOf(long) in environment)?.long;
  if (option === undefined) return undefined;
  const right = script === 'check' ? 'npm run check --' : `npm run reviews -- ${command.name()}`;
  return `npm took ${option} for its own, so nothing was done. Write -- before all that is for the command, as in ${right} (in PowerShell also npm.cmd in place of npm).`;
}

function settingOf(option: string): string {
  return `npm_config_${option.slice(2).replaceAll('-', '_')}`;
}
