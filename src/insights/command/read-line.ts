import { isUtf8 } from 'node:buffer';
import { type Issue, parseWith } from '../../reviews/schemas/issues.ts';
import { type InputLine, inputLineSchema } from './input-line.ts';
import { LONGEST_LINE, type RawLine } from './split-lines.ts';

/** The review of a line, or everything that is wrong with the line. */
export type LineRead =
  | { readonly ok: true; readonly value: InputLine }
  | { readonly ok: false; readonly id: string | undefined; readonly messages: readonly string[] };

/** Explains in words why a text is not JSON. */
export type ExplainJson = (text: string) => string;

/** Reads a line of the input; returns `undefined` if it is blank. */
export function readLine({ bytes }: RawLine, explain: ExplainJson): LineRead | undefined {
  if (bytes === undefined) return fault(`is longer than ${LONGEST_LINE / 1024 / 1024} MiB`);
  if (!isUtf8(bytes)) return fault('is not UTF-8; save the file as UTF-8');
  // Concatenated files have BOMs at the beginning of inner lines.
  const text = bytes.toString().replace(/^\uFEFF/, '');
  if (text.trim() === '') return undefined;
  try {
    return checkValue(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fault(text.trimStart().startsWith('[') ? LIST : explain(text));
  }
}

const LIST = 'a list begins here; write one review a line, without [ and ] and without commas between the reviews';

function checkValue(value: unknown): LineRead {
  const parsed = parseWith(inputLineSchema, value);
  return parsed.ok ? parsed : { ok: false, id: idIn(value), messages: parsed.issues.map(toMessage) };
}

function fault(message: string): LineRead {
  return { ok: false, id: undefined, messages: [message] };
}

function idIn(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : undefined;
}

/** `"targets[0].end": 2.5 is not a whole number` */
function toMessage({ path, message }: Issue): string {
  const [first, ...rest] = path;
  if (first === undefined) return message;
  return `"${first}${rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}": ${message}`;
}
