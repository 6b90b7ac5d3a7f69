import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Keeps the modules of a folder as they are now, because a build may replace them before they are imported. The files are opened
 * but not read, so that a module takes no memory before it is imported. On Windows they are read: a folder in which a file is open
 * cannot be renamed there, so no build could replace them.
 */
export function keepCode(folder: URL, windows = process.platform === 'win32'): void {
  const kept = new Set(readdirSync(folder).map((name) => new URL(name, folder).href));
  const sources = new Map([...kept].map((url) => [url, windows ? readFileSync(new URL(url)) : openSync(new URL(url), 'r')]));
  registerHooks({
    resolve(specifier, context, next) {
      const url = URL.parse(specifier, context.parentURL)?.href ?? '';
      return kept.has(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      const source = sources.get(url);
      if (source === undefined) return next(url, context);
      sources.delete(url);
      return { format: 'module', source: typeof source === 'number' ? readAndClose(source) : source, shortCircuit: true };
    },
  });
}

function readAndClose(descriptor: number): Buffer {
  const source = readFileSync(descriptor);
  closeSync(descriptor);
  return source;
}
