import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Keeps the modules of a folder as they are now, because a build may replace them before they are imported. The files are opened
 * but not read, so that a module takes no memory before it is imported.
 */
export function keepCode(folder: URL): void {
  const kept = new Set(readdirSync(folder).map((name) => new URL(name, folder).href));
  const descriptors = new Map([...kept].map((url) => [url, openSync(new URL(url), 'r')]));
  registerHooks({
    resolve(specifier, context, next) {
      const url = URL.parse(specifier, context.parentURL)?.href ?? '';
      return kept.has(url) ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      const descriptor = descriptors.get(url);
      if (descriptor === undefined) return next(url, context);
      const source = readFileSync(descriptor);
      descriptors.delete(url);
      closeSync(descriptor);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
