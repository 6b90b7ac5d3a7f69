import type { z } from 'zod';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import type { Read } from '../../../authoring/problems/read.ts';
import type { ToldWarning } from '../../warnings/warning.ts';
import type { Workspace } from '../../workspace.ts';
import type { FormValues } from '../form-value.ts';
import type { FileFormat } from './formats.ts';

/** A file in the content folder that a form shows. */
export interface NamedFile {
  /** Such as `brand/theme.yaml`. */
  readonly name: string;
  readonly kind: FormFile;
}

/** A kind of file that a form shows, besides the reviews. */
export interface FormFile {
  /** By which its words are found. */
  readonly name: 'business' | 'faq' | 'notice' | 'page' | 'policy' | 'summary' | 'theme';
  /** The path of the page that shows what the file says. */
  readonly page: string;
  /** The values of its form. */
  readonly shape: z.ZodObject;
  /** How they stand in the file. */
  readonly format: FileFormat;
  /** What the check says of the file's new text, and of what depends on it. */
  check(workspace: Workspace, file: FileText): readonly Problem[] | Promise<readonly Problem[]>;
  /** What the check would warn of in it; absent if that is nothing. */
  warnings?(workspace: Workspace, file: FileText, now: Date): readonly ToldWarning[];
  /** Adds to the changes of a form what goes with them; `now` are the file's values, `given` the form's. */
  wholeChanges?(file: string, changes: FormValues, now: FormValues, given: FormValues): Read<FormValues>;
}
