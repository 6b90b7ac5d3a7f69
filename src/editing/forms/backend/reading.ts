import { basename } from 'node:path';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { formatProblem } from '../../../authoring/problems/problem.ts';
import { onlyOne, type Read } from '../../../authoring/problems/read.ts';
import { newId } from '../../changes/new-id.ts';
import { reviewOf } from '../../review-of.ts';
import { takenIds, type Workspace } from '../../workspace.ts';
import { PAGE } from '../files/own-texts.ts';
import { newPageName, titleOf } from '../files/page-name.ts';
import { readFormFile } from '../files/plan-file.ts';
import type { FormValues } from '../form-value.ts';
import { reviewForm, reviewPath } from '../reviews/review-form.ts';
import { type FormAnswer, no, type Reading, withWorkspace, yes } from './exchange.ts';
import { formPath } from './form-path.ts';
import { firstOf, wordsFor } from './told.ts';

/** Answers a request that changes nothing. */
export async function answerReading(directory: string, request: Reading): Promise<FormAnswer> {
  switch (request.action) {
    case 'entriesByFolder':
      return withWorkspace(directory, (workspace) => yes(listOf(workspace, request.params.folder)));
    case 'entriesByFiles':
      return yes(await Promise.all(request.params.files.map(({ path, label }) => fileEntry(directory, path, label))));
    case 'getEntry':
      return openForm(directory, request.params.path);
    case 'newId':
      return withWorkspace(directory, (workspace) => yes(newId(request.params.date, request.params.author, takenIds(workspace))));
    case 'newPage':
      return withWorkspace(directory, ({ pages }) => yes(newPageName(titleOf(request.params), pages.found)));
  }
}

/** The entries of a folder, and what keeps other files of it from being in the list. */
function listOf(workspace: Workspace, folder: string): object {
  const { pages, reviews, unread } = workspace;
  const isPages = folder === 'pages';
  const entries = isPages ? pages.found.map(pageEntry) : reviews.map((source) => reviewEntry(workspace, source));
  return { entries, unread: firstOf(wordsFor(workspace), (isPages ? pages.problems : unread).map(formatProblem)) };
}

async function openForm(directory: string, path: string): Promise<FormAnswer> {
  const form = formPath(path);
  // A form opens whatever mistakes the file has, so that it can mend them.
  if (form?.of === 'file' && form.kind !== PAGE) return opened(path, await readFormFile(directory, form));
  return withWorkspace(directory, (workspace) => {
    const { gone } = wordsFor(workspace).answers;
    if (form === undefined) return no(gone);
    if (form.of === 'file') {
      const page = pageOf(workspace, form.name);
      return page === undefined ? no(gone) : opened(path, PAGE.format.read(page));
    }
    const found = reviewOf(workspace, form.id);
    if (found.ok) return yes(reviewEntry(workspace, found.source));
    return no(found.fault === undefined ? gone : formatProblem(found.fault));
  });
}

function opened(path: string, read: Read<FormValues>): FormAnswer {
  const values = onlyOne(read);
  return values === undefined ? no(read.problems.map(formatProblem).join('; ')) : yes(entry(path, values));
}

/** The path of a page's form. */
function pathOf(file: string): string {
  return `pages/${basename(file)}`;
}

/** The text of a page, by the path of its form. */
export function pageOf({ pages }: Workspace, name: string): FileText | undefined {
  return pages.found.find(({ file }) => pathOf(file) === name);
}

function reviewEntry(workspace: Workspace, source: Workspace['reviews'][number]): object {
  return entry(reviewPath(source), reviewForm(workspace, source));
}

/** For the list, which shows the title, also where that is a heading of the text. */
function pageEntry(page: FileText): object {
  const values = onlyOne(PAGE.format.read(page));
  return entry(pathOf(page.file), values && { ...values, title: titleOf(values) });
}

async function fileEntry(directory: string, path: string, label?: string): Promise<object> {
  const form = formPath(path);
  const values = form?.of === 'file' ? onlyOne(await readFormFile(directory, form)) : undefined;
  return entry(path, values, label);
}

/** An entry as Decap CMS takes it; without values `data` is null. */
function entry(path: string, values: FormValues | undefined, label?: string): object {
  return { data: values === undefined ? null : JSON.stringify(values), file: { path, label } };
}
