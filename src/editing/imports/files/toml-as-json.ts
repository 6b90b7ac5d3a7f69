import { parse as parseToml, TomlError } from 'smol-toml';
import type { Encoding } from './decode-text.ts';
import { ExportError } from './export-error.ts';
import type { Bytes } from './stored-file.ts';
import { valueAsJson } from './whole-text.ts';

/** The JSON of a TOML file, in which Hugo keeps testimonials. Such a file is small, and wholly in memory. */
export function tomlAsJson(bytes: Bytes, encoding: Encoding): Promise<Bytes> {
  return valueAsJson(bytes, encoding, 'TOML', tomlValue);
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
