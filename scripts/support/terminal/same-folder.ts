import { shellWord } from '../../../src/authoring/problems/shell-word.ts';

const COMMAND = /(?<!CONTENT_DIR=(?:"[^"]*"|'[^']*'|\S*) )\bnpm (?:run (?:reviews|check|edit|build|dev|upgrade)|start)\b/g;

/**
 * Names the content folder in the commands of a message where `CONTENT_DIR` chose it: copied without it, they would read and
 * change another folder. On Windows, where it cannot stand before a command, it stays set in the terminal.
 */
export function inSameFolder(text: string, folder = process.env.CONTENT_DIR, windows = process.platform === 'win32'): string {
  return folder && !windows ? text.replace(COMMAND, (command) => `CONTENT_DIR=${shellWord(folder)} ${command}`) : text;
}
