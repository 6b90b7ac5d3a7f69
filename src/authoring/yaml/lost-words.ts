import { type Document, isScalar, Scalar, visit, type YAMLMap } from 'yaml';
import { commentFaults } from './comment-faults.ts';
import { type Fault, MISSING_COLON } from './fault.ts';
import { lookAlikeFaults } from './look-alike-faults.ts';
import { type Token, type Tokens, tokenBefore } from './tokens.ts';

/** Finds what is valid YAML but would be published with words lost or changed. */
export function lostWords(text: string, document: Document.Parsed, lexed: Tokens): Fault[] {
  const faults = [lookAlikeFaults(text, lexed.tokens), commentFaults(text, lexed), lexed.tokens.flatMap(markFaults)];
  visit(document, {
    Scalar: (_, scalar) => {
      faults.push(dashFaults(text, scalar, lexed.tokens));
    },
    Map: (_, map) => {
      if (map.flow) faults.push(colonFaults(map, lexed.tokens));
    },
  });
  return faults.flat();
}

const COMMA = 'a value with a comma in it must be in quotes between { and }';

/** Within braces YAML allows a key without a value, as in `{method:invoice}`. An empty value (`{method: }`) is no fault here. */
function colonFaults({ items, range }: YAMLMap, tokens: readonly Token[]): Fault[] {
  return items.flatMap(({ key, value }) => {
    if (value !== null || !isScalar(key) || !key.range) return [];
    const [offset] = key.range;
    // What is filled in, such as `{count}`, at the beginning of a text in `words.yaml`.
    if (range && items.length === 1 && /^\w+$/.test(String(key.value)))
      return [{ offset: range[0], message: inQuotes('{'), reach: 'line' }];
    return [{ offset, message: tokenBefore(tokens, offset)?.source === ',' ? COMMA : MISSING_COLON, reach: 'line' }];
  });
}

/** Editors use no anchors (`&`), aliases (`*`) or tags (`!`): whoever writes such a mark means text. */
function markFaults({ offset, source, isScalar: isValue }: Token): Fault[] {
  const mark = source.charAt(0);
  if (isValue || !'&*!'.includes(mark)) return [];
  return [{ offset, message: inQuotes(mark), reach: 'place' }];
}

function inQuotes(mark: string): string {
  return `a value that begins with ${mark} must be in quotes`;
}

const DASH =
  'this "- " is indented too much, so it continues the value above; begin it below the other "- ", or put the value in quotes';

/** An entry that is indented too much becomes a part of the value above it. */
function dashFaults(text: string, { type, value, range }: Scalar, tokens: readonly Token[]): Fault[] {
  if (type !== Scalar.PLAIN || typeof value !== 'string' || !range) return [];
  const [start, end] = range;
  // Only in a list: a long text below a key may have been folded by a program, perhaps before a dash.
  if (tokenBefore(tokens, start)?.source !== '-') return [];
  return [...text.slice(start, end).matchAll(/\n[ \t]*(?=-\s)/g)].map(({ 0: indent, index }) => ({
    offset: start + index + indent.length,
    message: DASH,
    reach: 'rest',
  }));
}
