import { quote } from '../../reviews/schemas/issues.ts';
import { type Pattern, parsePattern } from '../lexicon/pattern.ts';
import { withoutMistakes } from '../words/without-mistakes.ts';
import { readWordFile, type WordFile } from '../words/word-file.ts';
import { readRows } from '../words/word-table.ts';

/**
 * Owners other than the business, and `turn`, after which a text speaks of the business again. If several match, the first one
 * counts.
 */
export const RULE_KINDS = ['wish', 'advice', 'customer', 'rival', 'turn'] as const;

export type RuleKind = (typeof RULE_KINDS)[number];

/** Words that show whose doing a passage describes. */
export interface Rule {
  readonly kind: RuleKind;
  readonly pattern: Pattern;
  /** The words that the rule's file allows at the first place of the pattern. */
  readonly opening: ReadonlySet<string>;
}

/** Reads a file of rules. Mistakes are reported as `file:line: message`. */
export function readRules({ path, text }: WordFile): { rules: readonly Rule[]; mistakes: readonly string[] } {
  const read = readRows(text).map(({ key, value, line }): Rule | string => {
    const kind = RULE_KINDS.find((known) => known === key);
    if (kind === undefined) return `${path}:${line}: ${quote(key)} is no owner; there are ${RULE_KINDS.join(', ')}`;
    const pattern = parsePattern(value);
    if (typeof pattern === 'string') return `${path}:${line}: ${pattern}`;
    return { kind, pattern, opening: new Set(value.split(' ')[0]?.split('|')) };
  });
  return {
    rules: read.filter((rule) => typeof rule !== 'string'),
    mistakes: read.filter((rule) => typeof rule === 'string'),
  };
}

/** The built-in rules. */
export const { rules: RULES } = withoutMistakes(
  'src/insights/owners',
  readRules({ path: 'rules.tsv', text: readWordFile(new URL('rules.tsv', import.meta.url)) }),
);
