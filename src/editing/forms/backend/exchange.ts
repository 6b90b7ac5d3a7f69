import { z } from 'zod';
import { formatProblem } from '../../../authoring/problems/problem.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { calendarDateSchema } from '../../../reviews/schemas/calendar-date.ts';
import { openWorkspace, type Workspace } from '../../workspace.ts';

const valuesSchema = z.record(z.string(), z.unknown());

const savingSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.tuple([z.object({ path: z.string(), shown: valuesSchema.optional(), given: valuesSchema })]),
    }),
  }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ path: z.string(), reason: z.string().optional() }) }),
]);

const readingSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: z.string() }) }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) }),
  }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('newId'), params: z.object({ date: calendarDateSchema, author: z.string() }) }),
  z.object({ action: z.literal('newPage'), params: valuesSchema }),
]);

/**
 * The requests of Decap CMS to a backend (the actions of its package decap-server), with additions: the actions `newId` and `newPage`,
 * for each save `shown`, the values that the form showed at first, for a deletion its reason, and beside a list what keeps files from
 * being in it.
 */
export const requestSchema = z.union([savingSchema, readingSchema]);

/** A request that changes files. */
export type Saving = z.infer<typeof savingSchema>;

/** A request that changes nothing. */
export type Reading = z.infer<typeof readingSchema>;

/** The answer to a form: the value that it asked for, or a message that says why it cannot have it. */
export type FormAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export function yes(value: unknown): FormAnswer {
  return { ok: true, value };
}

export function no(message: string): FormAnswer {
  return { ok: false, message };
}

/** Answers with the help of the content folder, which must have a business without mistakes. */
export async function withWorkspace(
  directory: string,
  work: (workspace: Workspace) => FormAnswer | Promise<FormAnswer>,
): Promise<FormAnswer> {
  const read = await openWorkspace(directory);
  const workspace = onlyOne(read);
  return workspace === undefined ? no(read.problems.map(formatProblem).join('; ')) : work(workspace);
}
