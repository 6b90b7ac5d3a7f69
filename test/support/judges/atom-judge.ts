import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(new URL('../../fixtures/atom.rng', import.meta.url), 'utf8');

/** What libxml2 finds wrong with documents according to XML 1.0 and RFC 4287. Checking many at once takes no longer than one. */
export async function atomErrors(...documents: readonly string[]): Promise<string[]> {
  // It would silently become U+FFFD on its way into libxml2.
  if (!documents.every((xml) => xml.isWellFormed())) return ['half a surrogate pair stands alone'];
  const { valid, errors, rawOutput } = await validateXML({ xml: documents, schema, extension: 'relaxng' });
  if (valid) return [];
  return errors.length === 0 ? [rawOutput] : errors.map(({ rawMessage }) => rawMessage);
}
