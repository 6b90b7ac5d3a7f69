import type { Problem } from '../../src/authoring/problems/problem.ts';
import { WARNING_KINDS, type WarningKind } from '../../src/editing/warnings/warning.ts';

/** A mistake stops the build; a warning should be looked at; of what is only told nothing has to become. */
export type Severity = 'mistake' | 'warning' | 'info';

/** One thing to say of the content. */
export interface Finding extends Problem {
  readonly severity: Severity;
  readonly kind: 'mistake' | WarningKind;
  /** In UTF-16 code units: of the words that are meant. */
  readonly length?: number;
  /** What to do about it; the message of a mistake says that itself. */
  readonly fix?: string | undefined;
}

/** What a reporter tells: the findings in order, and how much there is. */
export interface Report {
  /** The content folder, as the user knows it. */
  readonly content: string;
  readonly published: number;
  readonly waiting: number;
  readonly findings: readonly Finding[];
}

/** Findings of one kind; of the mistakes those that say the same, figures and quoted words aside. */
export interface Group {
  readonly severity: Severity;
  readonly kind: Finding['kind'];
  readonly findings: readonly [Finding, ...Finding[]];
}

/** Puts together what is of one kind: mistakes first, then in the order of the kinds. */
export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()]
    .map((all) => ({ severity: all[0].severity, kind: all[0].kind, findings: all }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function keyOf({ kind, message }: Finding): string {
  return kind === 'mistake' ? message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, '…') : kind;
}

function rankOf({ kind }: Group): number {
  return kind === 'mistake' ? -1 : WARNING_KINDS.indexOf(kind);
}

/** How many findings are as severe. */
export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
