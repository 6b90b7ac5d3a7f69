import type { Problem } from '../../src/authoring/problems/problem.ts';
import { WARNING_TITLES, type WarningKind } from '../../src/editing/warnings/warning.ts';

/** A mistake stops the build, and a warning should be looked at. An info needs no action. */
export type Severity = 'mistake' | 'warning' | 'info';

/** Something to report about the content. */
export interface Finding extends Problem {
  readonly severity: Severity;
  readonly kind: 'mistake' | WarningKind;
  /** The length of the words in question, in UTF-16 code units. */
  readonly length?: number;
  /** What to do about it. Absent for a mistake, whose message says that itself. */
  readonly fix?: string | undefined;
}

/** What a reporter shows: the findings in order, and how many reviews there are. */
export interface Report {
  /** The content folder, as the user would name it. */
  readonly content: string;
  readonly published: number;
  readonly waiting: number;
  /** How many reviews the website shows, if it was asked and could be compared. */
  readonly compared?: number;
  readonly findings: readonly Finding[];
}

/** Findings of one kind. Mistakes belong together if their messages differ only in figures and quoted words. */
export interface Group {
  readonly severity: Severity;
  readonly kind: Finding['kind'];
  readonly findings: readonly [Finding, ...Finding[]];
}

/** Groups the findings by kind: mistakes first, then in the order of the kinds. */
export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = [...Map.groupBy(findings, keyOf).values()] as [Finding, ...Finding[]][];
  return groups
    .map((all) => ({ severity: all[0].severity, kind: all[0].kind, findings: all }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function keyOf({ kind, message }: Finding): string {
  return kind === 'mistake' ? message.replace(/"(?:[^"\\]|\\.)*"|\d+/g, '…') : kind;
}

function rankOf({ kind }: Group): number {
  return kind === 'mistake' ? -1 : Object.keys(WARNING_TITLES).indexOf(kind);
}

/** How many findings have this severity. */
export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
