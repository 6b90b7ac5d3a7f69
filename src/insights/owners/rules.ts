import { quote } from '../../reviews/schemas/issues.ts';
import type { WordFile } from '../../word-files/word-file.ts';
import { readRows } from '../../word-files/word-table.ts';
import { type Dictionary, type Pattern, parsePattern } from '../lexicon/pattern.ts';

/**
 * Owners other than the business, `doubt` where nothing is claimed, `hearsay` where others claim it, and `turn`, after which a text
 * speaks of the business again. If several match, the first one counts.
 */
export const RULE_KINDS = ['wish', 'doubt', 'advice', 'customer', 'hearsay', 'rival', 'turn'] as const;

export type RuleKind = (typeof RULE_KINDS)[number];

/** Words that show whose doing a passage describes. */
export interface Rule {
  readonly kind: RuleKind;
  readonly pattern: Pattern;
  /** The words, normalised for comparison, that the rule's file allows at the first place of the pattern. */
  readonly opening: ReadonlySet<string>;
}

/** Reads a file of rules. Mistakes are reported as `file:line: message`. */
export function readRules(
  { path, text }: WordFile,
  dictionary: Dictionary,
): { rules: readonly Rule[]; mistakes: readonly string[] } {
  const { fold } = dictionary.forms;
  const read = readRows(text).map(({ key, value, line }): Rule | string => {
    const kind = RULE_KINDS.find((known) => known === key);
    if (kind === undefined) return `${path}:${line}: ${quote(key)} is no owner; there are ${RULE_KINDS.join(', ')}`;
    const pattern = parsePattern(value, dictionary);
    if (typeof pattern === 'string') return `${path}:${line}: ${pattern}`;
    return { kind, pattern, opening: new Set(value.split(' ')[0]?.split('|').map(fold)) };
  });
  return {
    rules: read.filter((rule) => typeof rule !== 'string'),
    mistakes: read.filter((rule) => typeof rule === 'string'),
  };
}
