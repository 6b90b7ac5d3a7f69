import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../../support/project.ts';

/** A source file. Paths are relative to the project and use `/`: `src/http/cors.ts`. */
export interface Module {
  readonly file: string;
  readonly text: string;
  /** The modules that it imports. */
  readonly imports: readonly string[];
}

/** Every module below a folder of the project. */
export function readModules(folder: 'src' | 'scripts' = 'src'): Module[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|astro)$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const known = new Set(files);
  return files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = importsIn(text)
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)).replaceAll('\\', '/'))
      .filter((name) => known.has(name));
    return { file, text, imports };
  });
}

/** The specifiers that a module imports, as they are written. */
export function importsIn(text: string): string[] {
  return [...text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
}

/** The layer that a module belongs to: a folder of `src`, or a file at its top. */
export function layerOf(file: string): string {
  return (file.split('/')[1] ?? '').replace(/\.ts$/, '');
}
