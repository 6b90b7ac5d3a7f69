import { basename, join } from 'node:path';
import { z } from 'zod';
import { shownPath } from '../../../authoring/files/read-folder.ts';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { checkNotice } from '../../../authoring/own/check-notice.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import { foundOne, onlyOne, type Read, refused } from '../../../authoring/problems/read.ts';
import { readParts } from '../../../authoring/read-content.ts';
import { noticeFileSchema, ownPageFileSchema } from '../../../reviews/schemas/own-page.ts';
import { savedWarnings } from '../../warnings/site/site-warnings.ts';
import type { Workspace } from '../../workspace.ts';
import { cleaned, type FormValues } from '../form-value.ts';
import type { FormFile } from './form-file.ts';
import { TEXT_OR_NOTHING, TEXT_WITH_FACTS } from './formats.ts';

/** A page of the owner's own, in the folder `pages`. Its form has the title first, as the list of pages has it. */
export const PAGE: FormFile = {
  name: 'page',
  page: '{{slug}}',
  shape: z.object({ title: ownPageFileSchema.shape.title, text: z.string(), menu: ownPageFileSchema.shape.menu }),
  format: TEXT_WITH_FACTS,
  check: (workspace, file) => problemsOf(workspace, `pages/${basename(file.file)}`, file),
};

/** `notice.md`, which stands above every page. */
export const NOTICE: FormFile = {
  name: 'notice',
  page: '/',
  shape: z.object({ text: z.string().optional(), ...noticeFileSchema.shape }),
  format: TEXT_OR_NOTHING,
  check: (workspace, file) => problemsOf(workspace, 'notice.md', file),
  warnings({ about }, file, now) {
    return savedWarnings({ business: about, notice: onlyOne(checkNotice(file, () => undefined)) }, now);
  },
  wholeChanges: wholeNotice,
};

/** A text may link to anything on the site, so all of the content is read. */
async function problemsOf({ directory }: Workspace, name: string, { file, text }: FileText): Promise<readonly Problem[]> {
  const { problems } = await readParts(directory, { [name]: text });
  const shown = join(shownPath(directory), name);
  return problems.filter((problem) => problem.file === shown).map((problem) => ({ ...problem, file }));
}

/**
 * A new notice gets the day that its form shows, even if that was typed for the notice before. To take a notice down, somebody empties
 * its text; its day goes with it.
 */
function wholeNotice(file: string, changes: FormValues, now: FormValues, given: FormValues): Read<FormValues> {
  const { text } = { ...now, ...changes };
  const until = cleaned(given.until);
  if (cleaned(text) !== undefined) return foundOne(now.text === '' ? { ...changes, until } : changes);
  const isDayAlone = now.text === '' && until !== undefined;
  return isDayAlone ? refused(file, DAY_ALONE) : foundOne({ text: '', until: undefined });
}

const DAY_ALONE = 'text: is missing; its last day alone is no notice';
