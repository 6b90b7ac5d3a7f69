import { shellWord } from '../../../src/authoring/problems/shell-word.ts';

const COMMAND = /(?<!CONTENT_DIR=(?:"[^"]*"|'[^']*'|\S*) )\bnpm (?:run (?:reviews|check|edit|build|dev|upgrade)|start)\b/g;

/**
 * Names the content folder in the commands of a message where `CONTENT_DIR` chose it: copied without it, they would read and
 * change another folder.
 */
export function inSameFolder(text: string, folder = process.env.CONTENT_DIR): string {
  return folder ? text.replace(COMMAND, (command) => `CONTENT_DIR=${shellWord(folder)} ${command}`) : text;
}
