import { parse as parseToml, TomlError } from 'smol-toml';
import { parseYaml } from '../../../authoring/yaml/parse.ts';
import type { Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
import type { Bytes } from './stored-file.ts';
import { textBytes, wholeText } from './whole-text.ts';

/** The JSON of a file in which people keep testimonials for the generator of a site. It is small, and wholly in memory. */
export async function dataAsJson(bytes: Bytes, format: 'yaml' | 'toml', encoding: Encoding): Promise<Bytes> {
  const text = await wholeText(bytes, encoding);
  if (text === undefined) throw new ExportError(`is ${format.toUpperCase()} of more than 4 MB; save it as JSON`);
  return textBytes(bytes.name, JSON.stringify(format === 'yaml' ? yamlValue(text) : tomlValue(text)));
}

/** The value of a JSON text, or an `ExportError`. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ExportError(`is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
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

/** The value of a TOML text, or an `ExportError`. */
export function tomlValue(text: string): unknown {
  try {
    // As JSON, a date is a text.
    return JSON.parse(JSON.stringify(parseToml(text)));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [words = ''] = error.message.replace('Invalid TOML document: ', '').split('\n', 1);
    throw new ExportError(`is not valid TOML, near its line ${error.line + 1}: ${words}`, { cause: error });
  }
}
