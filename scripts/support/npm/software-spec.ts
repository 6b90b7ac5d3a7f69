import { existsSync } from 'node:fs';
import { fromWhereTyped } from '../where-typed.ts';

/** What npm is to install. The path of a file becomes absolute: the user typed it in the current folder, and npm runs in another. */
export function softwareSpec(typed: string): string {
  const path = fromWhereTyped(typed.replace(/^file:(?:\/\/(?=\/))?/, ''));
  return /[\\/]|\.tgz$/.test(typed) && existsSync(path) ? `file:${path}` : typed;
}

/**
 * What npm wrote into a JSON file about a package, for the folder above the one in which npm ran: paths of files are relative.
 */
export function forFolderAbove(json: string, name: string): string {
  const own = new RegExp(`("${name}": ?|"resolved": ?)"file:\\.\\./`, 'g');
  return json.replace(own, '$1"file:');
}
