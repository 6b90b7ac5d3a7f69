import { hash } from 'node:crypto';
import { basename, join, parse } from 'node:path';
import { z } from 'zod';
import { describeWriteError } from '../../../authoring/files/file-error.ts';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { formatProblem, type Problem } from '../../../authoring/problems/problem.ts';
import { onlyOne, type Read } from '../../../authoring/problems/read.ts';
import { calendarDateSchema } from '../../../reviews/schemas/calendar-date.ts';
import { reviewIdSchema } from '../../../reviews/schemas/review.ts';
import { dayIn } from '../../../reviews/schemas/time-zone.ts';
import { newId } from '../../changes/new-id.ts';
import { photosOnlyIn } from '../../photos/plan-photo.ts';
import { planPageRemoval } from '../../remove-page.ts';
import { planRemoval } from '../../remove-review.ts';
import { type FileChange, openWorkspace, reviewOf, takenIds, type Workspace } from '../../workspace.ts';
import { formSchema } from '../fields/forms.ts';
import { FORM_FILES, type FormName, isPage, type PageFile } from '../files/form-files.ts';
import { newPageName, titleOf } from '../files/page-name.ts';
import { planFileSave } from '../files/plan-file.ts';
import { fileForm, readFileForm, reviewForm, reviewPath } from '../files/read-forms.ts';
import { type FormValues, inOrder } from '../form-value.ts';
import { type Correcting, planNewReview, planReviewSave } from '../reviews/plan-review.ts';
import { warningInWords, warningsOfFile, warningsOfReview } from '../saved-warnings.ts';
import type { FormWords } from '../words/en.ts';
import { inWordsOfForm, toldIn } from '../words/field-words.ts';
import { formWordsFor } from '../words/form-words.ts';

/** The answer to a form: the value that it asked for, or a message that says why it cannot have it. */
type FormAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

interface Parts {
  readonly directory: string;
  /** Writes a change, and shows it on the terminal. */
  apply(change: FileChange): Promise<void>;
  /** Deletes files of the folder `photos`. */
  deletePhotos(workspace: Workspace, names: readonly string[]): Promise<void>;
  now(): Date;
  /** The ids of the reviews in the last build on this machine. */
  published(): Promise<ReadonlySet<string>>;
}

/** How many problems an answer tells, as a form has little room: a renamed technician may be missing in hundreds of reviews. */
const MOST = 2;

const valuesSchema = z.record(z.string(), z.unknown());

/**
 * The requests of Decap CMS to a backend (the actions of its package decap-server), with additions: the actions `newId` and `newPage`,
 * for each save `shown`, the values that the form showed at first, for a deletion its reason, and beside a list what keeps files from
 * being in it. Paths only name forms; no other file can be reached with them.
 */
const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: z.string() }) }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('newId'), params: z.object({ date: calendarDateSchema, author: z.string() }) }),
  z.object({ action: z.literal('newPage'), params: valuesSchema }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.tuple([z.object({ path: z.string(), shown: valuesSchema.optional(), given: valuesSchema })]),
    }),
  }),
  z.object({ action: z.literal('getMedia') }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ path: z.string(), reason: z.string().optional() }) }),
  z.object({ action: z.enum(['getMediaFile', 'persistMedia']) }),
]);

type FormRequest = z.infer<typeof requestSchema>;
type Removing = Extract<FormRequest, { action: 'deleteFiles' }>;
type SavedFile = Extract<FormRequest, { action: 'persistEntry' }>['params']['dataFiles'][0];

export interface FormBackend {
  /** Answers a request, which is checked first. */
  answer(request: unknown): Promise<FormAnswer>;
}

/** Reads and writes the files of a content folder for its forms. Saves run one after another. */
export function createFormBackend(parts: Parts): FormBackend {
  let saving: Promise<unknown> = Promise.resolve();
  return {
    async answer(given) {
      const request = requestSchema.safeParse(given);
      if (!request.success) return no('this is not a request that the forms know');
      const { data } = request;
      if (data.action !== 'persistEntry' && data.action !== 'deleteFiles') return answerReading(parts.directory, data);
      const turn = saving.then(() =>
        data.action === 'deleteFiles' ? remove(data.params, parts) : save(data.params.dataFiles[0], parts),
      );
      saving = turn.catch(() => {});
      return turn;
    },
  };
}

async function answerReading(
  directory: string,
  request: Exclude<FormRequest, { action: 'persistEntry' | 'deleteFiles' }>,
): Promise<FormAnswer> {
  switch (request.action) {
    case 'entriesByFolder':
      return withWorkspace(directory, async (workspace) => {
        if (request.params.folder === 'pages') return yes(pageEntries(workspace));
        const entries = workspace.reviews.map((source) => reviewEntry(workspace, source));
        return yes({ entries, unread: firstOf(workspace, workspace.unread.map(formatProblem)) });
      });
    case 'entriesByFiles':
      return yes(await Promise.all(request.params.files.map(({ path, label }) => fileEntry(directory, path, label))));
    case 'getEntry':
      return openForm(directory, request.params.path);
    case 'newId':
      return withWorkspace(directory, async (workspace) =>
        yes(newId(request.params.date, request.params.author, takenIds(workspace))),
      );
    case 'newPage':
      return withWorkspace(directory, async ({ pages }) => yes(newPageName(titleOf(request.params), pages.found)));
    case 'getMedia':
      return yes([]);
    default:
      return no('photos come in with npm run reviews -- photo, which takes the place out of them where they were taken');
  }
}

async function save(saved: SavedFile, { directory, apply, now, published }: Parts): Promise<FormAnswer> {
  return withWorkspace(directory, async (workspace) => {
    const savedAt = now();
    const today = dayIn(workspace.about.business.time_zone)(savedAt);
    const planned = await plan(workspace, saved, { today, published });
    if (typeof planned === 'string') return no(planned);
    if (planned.problems.length > 0) return no(inShort(workspace, saved.path, planned.problems));
    const change = onlyOne(planned);
    if (change === undefined) return yes({ odd: [] });
    const refusal = await refusalOf(workspace, change, apply);
    return refusal === undefined ? yes({ odd: oddIn(workspace, saved.path, change, savedAt) }) : no(refusal);
  });
}

/** Writes a change, or says why it cannot be written. */
async function refusalOf(workspace: Workspace, change: FileChange, apply: Parts['apply']): Promise<string | undefined> {
  const refusal = await apply(change).then(() => undefined, describeWriteError);
  return refusal && `${change.file} ${toldIn(wordsFor(workspace), refusal)}`;
}

/** Removes a page; or a review with the photos that nothing else shows, and notes the reason. */
async function remove({ path, reason = '' }: Removing['params'], parts: Parts): Promise<FormAnswer> {
  return withWorkspace(parts.directory, async (workspace) => {
    const { noReason, takenOut } = wordsFor(workspace).answers;
    const page = isPage(path) ? pageOf(workspace, path) : undefined;
    if (page !== undefined) return written(workspace, planPageRemoval(workspace, page), parts);
    const found = reviewOf(workspace, idIn(path) ?? '');
    if (!found.ok) return no(found.fault ? formatProblem(found.fault) : takenOut);
    if (reason.trim() === '') return no(noReason);
    const date = dayIn(workspace.about.business.time_zone)(parts.now());
    const planned = await planRemoval(workspace, found.source, { reason: reason.trim(), date });
    const answer = await written(workspace, planned, parts);
    if (answer.ok) await parts.deletePhotos(workspace, photosOnlyIn(workspace, found.source));
    return answer;
  });
}

async function written(workspace: Workspace, { found, problems }: Read<FileChange>, { apply }: Parts): Promise<FormAnswer> {
  if (problems.length > 0) return no(problems.map((problem) => withItsPlace(workspace, problem)).join('; '));
  for (const change of found) {
    const refusal = await refusalOf(workspace, change, apply);
    if (refusal !== undefined) return no(refusal);
  }
  return yes(null);
}

/** What a save left that looks odd, in the words of its form. */
function oddIn(workspace: Workspace, path: string, change: FileChange, now: Date): string[] {
  const name = formFile(path);
  const warnings =
    name === undefined
      ? warningsOfReview(workspace, idIn(path) ?? '', change, now)
      : warningsOfFile(workspace, name, change, now);
  return warnings.map((warning) => warningInWords(wordsFor(workspace), kindOf(path), warning));
}

/** The kind of form, by which its labels are found. */
function kindOf(path: string): string {
  if (isPage(path)) return 'page';
  return idIn(path) === undefined ? parse(path).name : 'review';
}

/** Prepares a save, or says why what the form shows is not there to be changed. */
async function plan(
  workspace: Workspace,
  { path, shown = {}, given: filledIn }: SavedFile,
  correcting: Correcting,
): Promise<Read<FileChange> | string> {
  const name = formFile(path);
  const given = inOrder(filledIn, formSchema(name ?? 'review'));
  const { takenOut } = wordsFor(workspace).answers;
  const wasShown = Object.keys(shown).length > 0;
  if (isPage(path) && wasShown && pageOf(workspace, path) === undefined) return takenOut;
  if (name !== undefined) return planFileSave(workspace, name, { shown, given });
  const id = idIn(path);
  if (id === undefined) return takenOut;
  const found = reviewOf(workspace, id);
  if (found.ok) return planReviewSave(workspace, found.source, { shown, given }, correcting);
  if (found.fault !== undefined) return formatProblem(found.fault);
  return wasShown ? takenOut : planNewReview(workspace, id, given, correcting.today);
}

function inShort(workspace: Workspace, path: string, problems: readonly Problem[]): string {
  const lines = problems.map((problem) => wordsOf(workspace, path, problem));
  const words = firstOf(workspace, lines).join('; ');
  const isElsewhere = problems.some((problem) => !isOfForm(workspace, path, problem));
  return isElsewhere ? `${words}. ${wordsFor(workspace).answers.inUse}` : words;
}

function firstOf(workspace: Workspace, lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST;
  return more <= 0 ? lines : [...lines.slice(0, MOST), wordsFor(workspace).answers.more(more)];
}

function wordsFor({ about }: Workspace): FormWords {
  return formWordsFor(about.language);
}

/** A problem in words. In the file of the form itself, the field's name takes the place of file and line. */
function wordsOf(workspace: Workspace, path: string, problem: Problem): string {
  if (!isOfForm(workspace, path, problem)) return withItsPlace(workspace, problem);
  return inWordsOfForm(wordsFor(workspace), kindOf(path), problem.message);
}

function withItsPlace(workspace: Workspace, problem: Problem): string {
  return formatProblem({ ...problem, message: toldIn(wordsFor(workspace), problem.message) });
}

/** Whether a problem is of what the form shows. That of a review is always, since it may stand in a file of many. */
function isOfForm({ directory }: Workspace, path: string, { file }: Problem): boolean {
  return idIn(path) !== undefined || file === join(directory, path);
}

async function withWorkspace(directory: string, work: (workspace: Workspace) => Promise<FormAnswer>): Promise<FormAnswer> {
  const read = await openWorkspace(directory);
  const workspace = onlyOne(read);
  return workspace === undefined ? no(read.problems.map(formatProblem).join('; ')) : work(workspace);
}

function formFile(path: string): FormName | undefined {
  return isPage(path) || Object.hasOwn(FORM_FILES, path) ? (path as FormName) : undefined;
}

function idIn(path: string): string | undefined {
  const id = /^reviews\/([^/]+)\.json$/.exec(path)?.[1];
  return reviewIdSchema.safeParse(id).data;
}

async function openForm(directory: string, path: string): Promise<FormAnswer> {
  const name = formFile(path);
  if (name === undefined) return withWorkspace(directory, async (workspace) => openReview(workspace, path));
  if (isPage(name)) return withWorkspace(directory, async (workspace) => openPage(workspace, name));
  return opened(path, await readFileForm(directory, name));
}

function opened(path: string, read: Read<FormValues>): FormAnswer {
  const values = onlyOne(read);
  return values === undefined ? no(read.problems.map(formatProblem).join('; ')) : yes(entry(path, values));
}

function openPage(workspace: Workspace, name: PageFile): FormAnswer {
  const page = pageOf(workspace, name);
  return page === undefined ? no(wordsFor(workspace).answers.gone) : opened(name, fileForm(name, page));
}

function pageOf({ pages }: Workspace, name: PageFile): FileText | undefined {
  return pages.found.find(({ file }) => basename(file) === basename(name));
}

function openReview(workspace: Workspace, path: string): FormAnswer {
  const found = reviewOf(workspace, idIn(path) ?? '');
  if (found.ok) return yes(reviewEntry(workspace, found.source));
  return no(found.fault === undefined ? wordsFor(workspace).answers.gone : formatProblem(found.fault));
}

function reviewEntry(workspace: Workspace, source: Workspace['reviews'][number]): object {
  return entry(reviewPath(source), reviewForm(workspace, source));
}

function pageEntries(workspace: Workspace): object {
  const { found, problems } = workspace.pages;
  return { entries: found.map(pageEntry), unread: firstOf(workspace, problems.map(formatProblem)) };
}

/** For the list, which shows the title, also where that is a heading of the text. */
function pageEntry(page: FileText): object {
  const path: PageFile = `pages/${parse(page.file).name}.md`;
  const values = onlyOne(fileForm(path, page));
  return entry(path, values && { ...values, title: titleOf(values) });
}

async function fileEntry(directory: string, path: string, label?: string): Promise<object> {
  const name = formFile(path);
  return entry(path, name && onlyOne(await readFileForm(directory, name)), label);
}

/** An entry as Decap CMS takes it; without values `data` is null. */
function entry(path: string, values: FormValues | undefined, label?: string): object {
  const data = values === undefined ? null : JSON.stringify(values);
  const id = data === null ? null : hash('sha256', data);
  return { data, file: { path, label, id } };
}

function yes(value: unknown): FormAnswer {
  return { ok: true, value };
}

function no(message: string): FormAnswer {
  return { ok: false, message };
}
