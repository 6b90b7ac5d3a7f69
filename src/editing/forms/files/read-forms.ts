import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ifAbsent } from '../../../authoring/files/file-error.ts';
import { decodeText, type FileText } from '../../../authoring/files/read-text-file.ts';
import { readOwnText } from '../../../authoring/own/own-text.ts';
import { foundOne, type Read, readOn } from '../../../authoring/problems/read.ts';
import { isGroup, type Source, textAt } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import type { Workspace } from '../../workspace.ts';
import { type FormValues, reviewToForm } from '../form-value.ts';
import { type FormName, isPage } from './form-files.ts';

/** A review as its form shows it. `state` says whether it waits and whether it is answered, for the filters of the list. */
export function reviewForm({ about }: Workspace, { value }: Source): FormValues {
  const values = isGroup(value) ? value : {};
  const state = [
    values.verification === undefined ? 'waiting' : 'published',
    values.response === undefined ? 'unanswered' : 'answered',
  ];
  return { ...reviewToForm(values, about.known), state: state.join(' ') };
}

/** The path of a review's form: `reviews/2026-03-14-maria-g.json`, whatever file holds the review. */
export function reviewPath(source: Source): string {
  return `reviews/${textAt(source.value, 'id')}.json`;
}

/** The current content of a file; empty if there is no file. */
export function readNow(directory: string, name: FormName): Promise<Buffer> {
  return readFile(join(directory, name)).catch(ifAbsent(Buffer.alloc(0)));
}

/** A file's values as its form shows them. A list is in the field `entries`, a text in `text`. */
export function fileForm(name: FormName, file: FileText): Read<FormValues> {
  if (name === 'summary.md') return foundOne({ text: file.text.trim() });
  if (name === 'notice.md' || isPage(name)) return ownTextForm(file);
  return readOn(readYaml(file), ({ value }) =>
    foundOne(name === 'faq.yaml' ? { entries: value ?? [] } : isGroup(value) ? value : {}),
  );
}

/** Without a check of the other fields, so that the form can mend them. */
function ownTextForm(file: FileText): Read<FormValues> {
  const { found, problems } = readOwnText(file, z.unknown());
  if (problems.length > 0) return { found: [], problems };
  return readOn({ found, problems }, ({ text, facts }) => foundOne({ text: text.trim(), ...(isGroup(facts) && facts) }));
}

/** The same of the file's bytes, which may be no text: what cannot be read must not be written back. */
export function formOf(name: FormName, file: string, bytes: Buffer): Read<FormValues> {
  return readOn(decodeText(file, bytes), (text) => fileForm(name, text));
}

/** The same, for the current file of the folder. */
export async function readFileForm(directory: string, name: FormName): Promise<Read<FormValues>> {
  return formOf(name, join(directory, name), await readNow(directory, name));
}
