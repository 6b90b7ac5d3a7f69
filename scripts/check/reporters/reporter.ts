import type { FileTexts } from '../../../src/authoring/files/file-texts.ts';
import type { Report } from '../finding.ts';

interface ReporterOutput {
  /** The lines for standard output. */
  readonly lines: readonly string[];
  /** Markdown for the page of a job, if the reporter makes any. */
  readonly summary?: string;
}

/** Formats a report. It asks `textOf` for the files of which it shows a line. */
export type Reporter = (report: Report, textOf: FileTexts) => ReporterOutput;
