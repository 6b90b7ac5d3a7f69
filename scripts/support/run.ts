import { SettingsError } from '../../src/settings.ts';

/** Runs a command and sets the exit code; what the user can mend is one line, a defect keeps its stack. */
export async function run(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
