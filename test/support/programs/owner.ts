import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { makeFolder, readText, write } from '../content/content.ts';
import { runReviews } from './reviews-command.ts';
import { openTerminal, type Terminal } from './terminal.ts';

type Parameters = readonly string[];

/** Somebody who runs `reviews <parameters>` in a folder. Paths are those below it. */
export interface Owner {
  readonly cwd: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The same owner with these settings. */
  with(settings: Readonly<Record<string, string>>): Owner;
  run(...parameters: Parameters): ReturnType<typeof runReviews>;
  /** What is printed where it is done, with exit code 0 and nothing on standard error. */
  printed(...parameters: Parameters): Promise<string>;
  /** What is said where it is refused, on standard error, with exit code 1. */
  refusal(...parameters: Parameters): Promise<string>;
  /** Runs it in a terminal. */
  open(...parameters: Parameters): Terminal;
  read(name: string): Promise<string>;
  bytes(name: string): Promise<Buffer>;
  /** The file of a review. */
  review(id: string): Promise<string>;
  /** The names in a folder, of which there are none where it does not exist. */
  list(name?: string): Promise<string[]>;
  write(name: string, text: string | Uint8Array): Promise<void>;
}

/** The owner of a business with this content and other files. */
export async function ownerOf(files: Readonly<Record<string, string>> = {}): Promise<Owner> {
  return ownerIn(await makeFolder({ 'content/business.yaml': 'name: A\n', ...files }));
}

/** Somebody in any folder. */
export function ownerIn(cwd: string, settings: Owner['settings'] = {}): Owner {
  const owner: Owner = {
    cwd,
    settings,
    with: (others) => ownerIn(cwd, others),
    run: (...parameters) => runReviews(parameters, owner),
    async printed(...parameters) {
      const { code, stdout, stderr } = await owner.run(...parameters);
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    },
    async refusal(...parameters) {
      const { code, stderr } = await owner.run(...parameters);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/./)]);
      return stderr;
    },
    open: (...parameters) => openTerminal(parameters, owner),
    read: (name) => readText(cwd, name),
    bytes: (name) => readFile(join(cwd, name)),
    review: (id) => readText(cwd, 'content', 'reviews', `${id}.md`),
    list: async (name = '') => (await readdir(join(cwd, name)).catch((): string[] => [])).toSorted(),
    write: (name, text) => write(cwd, name, text),
  };
  return owner;
}
