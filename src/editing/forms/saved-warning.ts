import type { WarningKind } from '../warnings/warning.ts';

/** What looks odd in what a form saved. */
export interface SavedWarning {
  readonly kind: WarningKind;
  /** Begins with the name of the field. */
  readonly message: string;
  readonly fix: string;
}
