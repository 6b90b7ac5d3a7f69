import { parseYaml } from '../../../authoring/yaml/parse.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
import { LONGEST_VALUE } from './json-lines.ts';
import type { Bytes } from './stored-file.ts';

/** The JSON of a YAML file. Generators of static sites keep testimonials so; such a file is small, and wholly in memory. */
export async function yamlAsJson(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  let text = '';
  for await (const piece of decodeText(bytes, encoding)) {
    text += piece;
    if (text.length > LONGEST_VALUE) throw new ExportError('is YAML of more than 4 MB; save it as JSON');
  }
  const { document, positionAt } = parseYaml(text);
  const [fault] = document.errors;
  if (fault !== undefined)
    throw new ExportError(`is not valid YAML, near its line ${positionAt(fault.pos[0]).line}: ${fault.message}`);
  const json = Buffer.from(JSON.stringify(toValue(document)));
  return {
    name: bytes.name,
    async *chunks() {
      yield json;
    },
  };
}

function toValue(document: ReturnType<typeof parseYaml>['document']): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // Aliases of aliases could become a text of any length.
    throw new ExportError('is YAML with too many aliases; save it as JSON', { cause: error });
  }
}
