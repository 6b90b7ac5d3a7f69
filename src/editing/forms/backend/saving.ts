import { describeWriteError } from '../../../authoring/files/file-error.ts';
import { formatProblem } from '../../../authoring/problems/problem.ts';
import { onlyOne, type Read } from '../../../authoring/problems/read.ts';
import { dayIn } from '../../../reviews/schemas/time-zone.ts';
import { namedElsewhere } from '../../named-elsewhere.ts';
import { photosOnlyIn } from '../../photos/plan-photo.ts';
import { planPageRemoval } from '../../remove-page.ts';
import { planRemoval } from '../../remove-review.ts';
import { reviewOf } from '../../review-of.ts';
import type { FileChange, Workspace } from '../../workspace.ts';
import { formSchema } from '../fields/forms.ts';
import { PAGE } from '../files/own-texts.ts';
import { planFileSave } from '../files/plan-file.ts';
import { cleaned, inOrder } from '../form-value.ts';
import { type Correcting, planNewReview, planReviewSave } from '../reviews/plan-review.ts';
import { warningsOfReview } from '../reviews/warnings-of-review.ts';
import { toldIn } from '../words/field-words.ts';
import { type FormAnswer, no, type Saving, withWorkspace, yes } from './exchange.ts';
import { type FormPath, formPath } from './form-path.ts';
import { pageOf } from './reading.ts';
import { problemsInWords, warningInWords, withItsPlace, wordsFor } from './told.ts';

export interface SavingParts {
  readonly directory: string;
  /** Writes a change, and shows it on the terminal. */
  apply(change: FileChange): Promise<void>;
  /** Deletes files of the folder `photos`. */
  deletePhotos(workspace: Workspace, names: readonly string[]): Promise<void>;
  now(): Date;
  /** The ids of the reviews in the last build on this machine. */
  published(): Promise<ReadonlySet<string>>;
}

type SavedFile = Extract<Saving, { action: 'persistEntry' }>['params']['dataFiles'][0];
type Removing = Extract<Saving, { action: 'deleteFiles' }>['params'];

/** Writes what a form saved. The answer says what looks odd in it. */
export function save(saved: SavedFile, { directory, apply, now, published }: SavingParts): Promise<FormAnswer> {
  return withWorkspace(directory, async (workspace) => {
    const savedAt = now();
    const form = formPath(saved.path);
    if (form === undefined) return no(wordsFor(workspace).answers.takenOut);
    const today = dayIn(workspace.about.business.time_zone)(savedAt);
    const planned = await plan(workspace, form, saved, { today, published });
    if (typeof planned === 'string') return no(planned);
    if (planned.problems.length > 0) return no(problemsInWords(workspace, form, planned.problems));
    const change = onlyOne(planned);
    if (change === undefined) return yes({ odd: [] });
    const refusal = await refusalOf(workspace, change, apply);
    return refusal === undefined ? yes({ odd: oddIn(workspace, form, change, savedAt) }) : no(refusal);
  });
}

/** Prepares a save, or says why what the form shows is not there to be changed. */
async function plan(
  workspace: Workspace,
  form: FormPath,
  { shown = {}, given: filledIn }: SavedFile,
  correcting: Correcting,
): Promise<Read<FileChange> | string> {
  const given = inOrder(filledIn, formSchema(form.of === 'file' ? form.kind : 'review'));
  const { takenOut } = wordsFor(workspace).answers;
  const wasShown = Object.keys(shown).length > 0;
  if (form.of === 'file') {
    if (form.kind === PAGE && wasShown && pageOf(workspace, form.name) === undefined) return takenOut;
    return planFileSave(workspace, form, { shown, given });
  }
  const found = reviewOf(workspace, form.id);
  if (found.ok) {
    const isTakenBack = cleaned(shown.verification) !== undefined && cleaned(given.verification) === undefined;
    const named = isTakenBack ? namedElsewhere(workspace, form.id) : undefined;
    return named === undefined
      ? planReviewSave(workspace, found.source, { shown, given }, correcting)
      : withItsPlace(workspace, named);
  }
  if (found.fault !== undefined) return formatProblem(found.fault);
  return wasShown ? takenOut : planNewReview(workspace, form.id, given, correcting.today);
}

/** What a save left that looks odd, in the words of its form. */
function oddIn(workspace: Workspace, form: FormPath, change: FileChange, now: Date): string[] {
  const warnings =
    form.of === 'file'
      ? (form.kind.warnings?.(workspace, { file: change.file, text: change.after }, now) ?? [])
      : warningsOfReview(workspace, form.id, change, now);
  return warnings.map((warning) => warningInWords(wordsFor(workspace), form, warning));
}

/** Removes a page; or a review with the photos that nothing else shows, and notes the reason. */
export function remove({ path, reason = '' }: Removing, parts: SavingParts): Promise<FormAnswer> {
  return withWorkspace(parts.directory, async (workspace) => {
    const form = formPath(path);
    const { noReason, takenOut } = wordsFor(workspace).answers;
    if (form?.of === 'file') {
      const page = pageOf(workspace, form.name);
      return page === undefined ? no(takenOut) : written(workspace, planPageRemoval(workspace, page), parts);
    }
    const found = form && reviewOf(workspace, form.id);
    if (!found?.ok) return no(found?.fault ? formatProblem(found.fault) : takenOut);
    if (reason.trim() === '') return no(noReason);
    const date = dayIn(workspace.about.business.time_zone)(parts.now());
    const planned = await planRemoval(workspace, found.source, { reason: reason.trim(), date });
    const answer = await written(workspace, planned, parts);
    if (answer.ok) await parts.deletePhotos(workspace, photosOnlyIn(workspace, found.source));
    return answer;
  });
}

async function written(workspace: Workspace, { found, problems }: Read<FileChange>, { apply }: SavingParts): Promise<FormAnswer> {
  if (problems.length > 0) return no(problems.map((problem) => withItsPlace(workspace, problem)).join('; '));
  for (const change of found) {
    const refusal = await refusalOf(workspace, change, apply);
    if (refusal !== undefined) return no(refusal);
  }
  return yes(null);
}

/** Writes a change, or says why it cannot be written. */
async function refusalOf(workspace: Workspace, change: FileChange, apply: SavingParts['apply']): Promise<string | undefined> {
  const refusal = await apply(change).then(() => undefined, describeWriteError);
  return refusal && `${change.file} ${toldIn(wordsFor(workspace), refusal)}`;
}
