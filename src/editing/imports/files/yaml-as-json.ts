import { parseYaml } from '../../../authoring/yaml/parse.ts';
import type { Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
import type { Bytes } from './stored-file.ts';
import { textBytes, wholeText } from './whole-text.ts';

/** The JSON of a YAML file. Generators of static sites keep testimonials so; such a file is small, and wholly in memory. */
export async function yamlAsJson(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  const text = await wholeText(bytes, encoding);
  if (text === undefined) throw new ExportError('is YAML of more than 4 MB; save it as JSON');
  const { document, positionAt } = parseYaml(text);
  const [fault] = document.errors;
  if (fault !== undefined)
    throw new ExportError(`is not valid YAML, near its line ${positionAt(fault.pos[0]).line}: ${fault.message}`);
  return textBytes(bytes.name, JSON.stringify(toValue(document)));
}

function toValue(document: ReturnType<typeof parseYaml>['document']): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // Aliases of aliases could become a text of any length.
    throw new ExportError('is YAML with too many aliases; save it as JSON', { cause: error });
  }
}
