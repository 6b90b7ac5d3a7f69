import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifAbsent } from '../../../authoring/files/file-error.ts';
import { decodeText, plain } from '../../../authoring/files/read-text-file.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import { foundOne, onlyOne, type Read, readOn, refused } from '../../../authoring/problems/read.ts';
import { lostComment } from '../../changes/change-review.ts';
import { changeOf, type FileChange, type Workspace } from '../../workspace.ts';
import { cleaned, type FormValues, isSame, mergedValue, type Saved, touchedIn } from '../form-value.ts';
import type { FormFile, NamedFile } from './form-file.ts';

/** A file's current values as its form shows them. Without a file they are empty; what cannot be read is not written back. */
export async function readFormFile(directory: string, { name, kind }: NamedFile): Promise<Read<FormValues>> {
  return (await readNow(join(directory, name), kind)).form;
}

async function readNow(file: string, { format }: FormFile): Promise<{ raw: string; form: Read<FormValues> }> {
  const bytes = await readFile(file).catch(ifAbsent(Buffer.alloc(0)));
  return { raw: bytes.toString(), form: readOn(decodeText(file, bytes), format.read) };
}

/** Prepares the change of a file that its form saved. Without a change, the result has neither a change nor problems. */
export async function planFileSave(
  workspace: Workspace,
  { name, kind }: NamedFile,
  { shown, given }: Saved,
): Promise<Read<FileChange>> {
  const { format, shape } = kind;
  const file = join(workspace.directory, name);
  const { raw, form } = await readNow(file, kind);
  const now = onlyOne(form);
  if (now === undefined) return { found: [], problems: form.problems };
  const touched = touchedIn(file, Object.keys({ ...shown, ...given }), now, { shown, given });
  if (touched.found.length === 0) return { found: [], problems: touched.problems };
  const filledIn = Object.fromEntries(touched.found.map((key) => [key, mergedValue(now[key], shown[key], given[key])]));
  const whole = kind.wholeChanges?.(file, filledIn, now, given) ?? foundOne(filledIn);
  const changes = onlyOne(whole);
  if (changes === undefined) return { found: [], problems: whole.problems };
  const before = plain(raw);
  const after = format.changed(before, changes, Object.keys(shape.shape));
  const faults = faultsOf(kind, { file, before, after }, { ...now, ...changes });
  const problems = faults.length > 0 ? faults : await kind.check(workspace, { file, text: after });
  return problems.length > 0 ? { found: [], problems } : foundOne(changeOf(file, raw, after === '' ? undefined : after));
}

interface Texts {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Reads the text back: it must hold what was to be written, and every comment that may not go. */
function faultsOf({ format }: FormFile, { file, before, after }: Texts, wanted: FormValues): readonly Problem[] {
  const read = format.read({ file, text: after });
  if (read.problems.length > 0) return read.problems;
  const fault = (message: string): readonly Problem[] => refused(file, `${message}; change it in a text editor`).problems;
  if (!isSame(onlyOne(read), cleaned(wanted))) return fault('is written in a way that only you can change safely');
  const comment = format.mayLoseComments?.(after) ? undefined : lostComment(file, before, after);
  return comment === undefined ? [] : fault(`would lose the comment "${comment}"`);
}
