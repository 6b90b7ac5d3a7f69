import { join } from 'node:path';
import { checkTheme } from '../../../authoring/brand/check-theme.ts';
import { checkBusiness } from '../../../authoring/business/check-business.ts';
import { checkFaq } from '../../../authoring/editorial/check-faq.ts';
import { checkPolicy } from '../../../authoring/editorial/check-policy.ts';
import { checkSummary } from '../../../authoring/editorial/check-summary.ts';
import { shownPath } from '../../../authoring/files/read-folder.ts';
import { type FileText, plain } from '../../../authoring/files/read-text-file.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import { foundOne, onlyOne, type Read, refused } from '../../../authoring/problems/read.ts';
import { readParts } from '../../../authoring/read-content.ts';
import { checkReviews } from '../../../authoring/reviews/check-reviews.ts';
import { checkSource } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { lostComment } from '../../changes/change-review.ts';
import { changeOf, type FileChange, type Workspace } from '../../workspace.ts';
import { cleaned, type FormValues, isSame, mergedValue, type Saved, touchedIn } from '../form-value.ts';
import { changedText } from './changed-text.ts';
import { type FormName, isPage, type PageFile } from './form-files.ts';
import { fileForm, formOf, readNow } from './read-forms.ts';

/** Prepares the change of a file that a form saved. Without a change, the result has neither a change nor problems. */
export async function planFileSave(workspace: Workspace, name: FormName, { shown, given }: Saved): Promise<Read<FileChange>> {
  const file = join(workspace.directory, name);
  const bytes = await readNow(workspace.directory, name);
  const form = formOf(name, file, bytes);
  const before = onlyOne(form);
  if (before === undefined) return { found: [], problems: form.problems };
  const touched = touchedIn(file, Object.keys({ ...shown, ...given }), before, { shown, given });
  if (touched.found.length === 0) return { found: [], problems: touched.problems };
  const raw = bytes.toString();
  const text = plain(raw);
  const filledIn = Object.fromEntries(touched.found.map((key) => [key, mergedValue(before[key], shown[key], given[key])]));
  const changes = name === 'notice.md' ? wholeNotice(before, given, filledIn) : filledIn;
  const after = changedText(name, text, changes);
  if (name === 'notice.md' && after === text) return refused(file, DAY_ALONE);
  const faults = faultsOf(name, file, text, after, { ...before, ...changes });
  const problems = [...faults, ...(await checked(workspace, name, file, after))];
  if (problems.length > 0) return { found: [], problems };
  return foundOne(changeOf(file, raw, after === '' ? undefined : after));
}

/**
 * A notice comes with the day that its form shows, which may be left from the one before, and goes with its day: to take it down,
 * its text is emptied.
 */
function wholeNotice(now: FormValues, given: FormValues, changes: FormValues): FormValues {
  const { text } = { ...now, ...changes };
  if (cleaned(text) === undefined) return { text: '', until: undefined };
  return now.text === '' ? { ...changes, until: cleaned(given.until) } : changes;
}

/** Reads the text back: it must hold what was to be written, and every comment. */
function faultsOf(name: FormName, file: string, before: string, after: string, wanted: FormValues): readonly Problem[] {
  const read = fileForm(name, { file, text: after });
  if (read.problems.length > 0) return read.problems;
  const fault = (message: string): readonly Problem[] => refused(file, message).problems;
  if (!isSame(onlyOne(read), cleaned(wanted))) return fault(`is written in a way that only you can change safely; ${BY_HAND}`);
  const isTakenDown = name === 'notice.md' && after === '';
  const comment = name === 'summary.md' || isTakenDown ? undefined : lostComment(file, before, after);
  return comment === undefined ? [] : fault(`would lose the comment "${comment}"; ${BY_HAND}`);
}

const DAY_ALONE = 'text: is missing; its last day alone is no notice';
const BY_HAND = 'change it in a text editor';

/** What the check says of the changed file, and of the reviews that depend on it. */
async function checked(workspace: Workspace, name: FormName, file: string, text: string): Promise<readonly Problem[]> {
  if (name === 'summary.md') return checkSummary({ file, text }).problems;
  if (name === 'notice.md' || isPage(name)) return ownTextProblems(workspace, name, { file, text });
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

/** A notice or a page may link to anything on the site, so all of the content is read. */
async function ownTextProblems(
  { directory }: Workspace,
  name: 'notice.md' | PageFile,
  { file, text }: FileText,
): Promise<readonly Problem[]> {
  const { problems } = await readParts(directory, { [name]: text });
  const shown = join(shownPath(directory), name);
  return problems.filter((problem) => problem.file === shown).map((problem) => ({ ...problem, file }));
}

/** Problems of reviews that the change would cause, such as a name that is not in the business any more. */
function newProblems({ reviews, photos, problems }: Workspace, known: Workspace['about']['known']): readonly Problem[] {
  const told = new Set(problems.map(({ file, line, message }) => `${file}:${line}:${message}`));
  const all = checkReviews(reviews, { known, photos }).problems;
  return all.filter(({ file, line, message }) => !told.has(`${file}:${line}:${message}`));
}
