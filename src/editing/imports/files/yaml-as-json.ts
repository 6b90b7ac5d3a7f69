import { parseYaml } from '../../../authoring/yaml/parse.ts';
import type { Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
import type { Bytes } from './stored-file.ts';
import { valueAsJson } from './whole-text.ts';

/** The JSON of a YAML file. Generators of static sites keep testimonials so; such a file is small, and wholly in memory. */
export function yamlAsJson(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  return valueAsJson(bytes, encoding, 'YAML', yamlValue);
}

/** The value of a YAML text, or an `ExportError`. `firstLine` is the line of its file on which it begins. */
export function yamlValue(text: string, firstLine = 1): unknown {
  const { document, positionAt } = parseYaml(text, firstLine);
  const [fault] = document.errors;
  if (fault !== undefined)
    throw new ExportError(`is not valid YAML, near its line ${positionAt(fault.pos[0]).line}: ${fault.message}`);
  try {
    return document.toJS();
  } catch (error) {
    // Aliases of aliases could become a text of any length.
    throw new ExportError('is YAML with too many aliases; save it as JSON', { cause: error });
  }
}
