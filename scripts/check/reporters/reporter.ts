import type { FileTexts } from '../../../src/authoring/files/file-texts.ts';
import type { Report } from '../finding.ts';

/** What a reporter says. */
interface Told {
  /** The lines for standard output. */
  readonly lines: readonly string[];
  /** Markdown for the page of a job, where there is one. */
  readonly summary?: string;
}

/** Tells what was found, in its own form; it asks for the files that it shows a line of. */
export type Reporter = (report: Report, textOf: FileTexts) => Told;
