import { join } from 'node:path';
import { checkTheme } from '../../authoring/brand/check-theme.ts';
import { checkBusiness } from '../../authoring/business/check-business.ts';
import { checkFaq } from '../../authoring/editorial/check-faq.ts';
import { checkPolicy } from '../../authoring/editorial/check-policy.ts';
import { checkSummary } from '../../authoring/editorial/check-summary.ts';
import { plain } from '../../authoring/files/read-text-file.ts';
import type { Problem } from '../../authoring/problems/problem.ts';
import { foundOne, onlyOne, type Read, refused } from '../../authoring/problems/read.ts';
import { checkReviews } from '../../authoring/reviews/check-reviews.ts';
import { checkSource, isGroup } from '../../authoring/source/source.ts';
import { readYaml } from '../../authoring/yaml/read-yaml.ts';
import { changeGroup, changeList } from '../changes/change-group.ts';
import { lostComment } from '../changes/change-review.ts';
import { entryText, pairText } from '../changes/yaml-text.ts';
import { changeOf, type FileChange, type Workspace } from '../workspace.ts';
import { FORM_FILES, type FormFile } from './form-files.ts';
import { cleaned, type FormValues, isSame, mergedValue, type Saved, touchedIn } from './form-value.ts';
import { fileForm, formOf, readNow } from './read-forms.ts';

/** Prepares the change of a file that a form saved. Without a change, the result has neither a change nor problems. */
export async function planFileSave(workspace: Workspace, name: FormFile, { shown, given }: Saved): Promise<Read<FileChange>> {
  const file = join(workspace.directory, name);
  const bytes = await readNow(workspace.directory, name);
  const form = formOf(name, file, bytes);
  const before = onlyOne(form);
  if (before === undefined) return { found: [], problems: form.problems };
  const touched = touchedIn(file, Object.keys({ ...shown, ...given }), before, { shown, given });
  if (touched.found.length === 0) return { found: [], problems: touched.problems };
  const raw = bytes.toString();
  const text = plain(raw);
  const changes = Object.fromEntries(touched.found.map((key) => [key, mergedValue(before[key], shown[key], given[key])]));
  const after = changedText(name, text, changes);
  const problems = [...faultsOf(name, file, text, after, { ...before, ...changes }), ...checked(workspace, name, file, after)];
  if (problems.length > 0) return { found: [], problems };
  return foundOne(changeOf(file, raw, after === '' ? undefined : after));
}

function changedText(name: FormFile, text: string, changes: FormValues): string {
  if (name === 'summary.md') return typeof changes.text === 'string' ? `${changes.text}\n` : '';
  const { entries } = changes;
  const value = onlyOne(readYaml({ file: name, text }))?.value;
  if (name === 'faq.yaml') {
    const list = Array.isArray(entries) ? entries : [];
    if (list.length === 0) return '';
    if (Array.isArray(value) && value.length > 0) return changeList(text, list);
    return `${onOwnLines(text)}${list.map(entryText).join('\n')}\n`;
  }
  if (isGroup(value) && Object.keys(value).length > 0)
    return changeGroup(text, changes, { isJson: false, order: Object.keys(FORM_FILES[name].schema?.shape ?? {}) });
  const pairs = Object.entries(changes).filter(([, part]) => part !== undefined);
  return `${onOwnLines(text)}${pairs.map(([key, part]) => `${pairText(key, part)}\n`).join('')}`;
}

/** A text without values, such as comments, so that a line can follow it. */
function onOwnLines(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** Reads the text back: it must hold what was to be written, and every comment. */
function faultsOf(name: FormFile, file: string, before: string, after: string, wanted: FormValues): readonly Problem[] {
  const read = fileForm(name, { file, text: after });
  if (read.problems.length > 0) return read.problems;
  const fault = (message: string): readonly Problem[] => refused(file, message).problems;
  if (!isSame(onlyOne(read), cleaned(wanted))) return fault(`is written in a way that only you can change safely; ${BY_HAND}`);
  const comment = name === 'summary.md' ? undefined : lostComment(file, before, after);
  return comment === undefined ? [] : fault(`would lose the comment "${comment}"; ${BY_HAND}`);
}

const BY_HAND = 'change it in a text editor';

/** What the check says of the changed file, and of the reviews that depend on it. */
function checked(workspace: Workspace, name: FormFile, file: string, text: string): readonly Problem[] {
  if (name === 'summary.md') return checkSummary({ file, text }).problems;
  const source = onlyOne(readYaml({ file, text }));
  if (source === undefined) return [];
  switch (name) {
    case 'business.yaml': {
      const read = checkSource(source, checkBusiness);
      const known = onlyOne(read)?.known;
      return known === undefined ? read.problems : newProblems(workspace, known);
    }
    case 'policy.yaml':
      return checkSource(source, checkPolicy).problems;
    case 'brand/theme.yaml':
      return checkSource(source, checkTheme).problems;
    case 'faq.yaml': {
      const { stateOf } = checkReviews(workspace.reviews, { known: workspace.about.known, photos: workspace.photos });
      return checkSource(source, (value) => checkFaq(value, { stateOf, complete: workspace.problems.length === 0 })).problems;
    }
  }
}

/** Problems of reviews that the change would cause, such as a name that is not in the business any more. */
function newProblems({ reviews, photos, problems }: Workspace, known: Workspace['about']['known']): readonly Problem[] {
  const told = new Set(problems.map(({ file, line, message }) => `${file}:${line}:${message}`));
  const all = checkReviews(reviews, { known, photos }).problems;
  return all.filter(({ file, line, message }) => !told.has(`${file}:${line}:${message}`));
}
