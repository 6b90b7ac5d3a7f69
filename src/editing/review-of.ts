import { basename, join, parse } from 'node:path';
import { isRemoved } from '../authoring/editorial/forgotten-id.ts';
import { asciiSlug } from '../authoring/files/ascii-slug.ts';
import { isReviewEnding, REVIEW_LISTS } from '../authoring/files/names/review-names.ts';
import { suggestion } from '../authoring/problems/nearest.ts';
import { formatProblem, type Problem } from '../authoring/problems/problem.ts';
import { shellWord } from '../authoring/problems/shell-word.ts';
import { type Source, textAt } from '../authoring/source/source.ts';
import { quote } from '../reviews/schemas/issues.ts';
import type { Workspace } from './workspace.ts';

type Surroundings = Pick<Workspace, 'directory' | 'reviews' | 'removed' | 'problems' | 'unread'>;

/** Why no review has that id. */
interface Absence {
  readonly ok: false;
  readonly message: string;
  /** The mistake that keeps its file from being read. */
  readonly fault?: Problem;
}

/** The review of that id, or what became of it: its file cannot be read, it was removed, or another id was meant. */
export function reviewOf(workspace: Surroundings, id: string): { readonly ok: true; readonly source: Source } | Absence {
  const { directory, reviews, removed, problems, unread } = workspace;
  const source = reviews.find(({ value }) => textAt(value, 'id') === id);
  if (source !== undefined) return { ok: true, source };
  const own = problems.find(({ file }) => isFileOf(id, file));
  if (own !== undefined) return unreadable(id, own);
  const gone = removed.find((each) => isRemoved(each, id));
  if (gone !== undefined) {
    const why = `with the reason ${quote(gone.reason)}; ${join(directory, 'removed.yaml')} keeps that`;
    return { ok: false, message: `${quote(id)} was removed on ${gone.date}, ${why}` };
  }
  const ids = reviews.map(({ value }) => textAt(value, 'id') ?? '');
  const meant = withName(id, ids) ?? suggestion(id, ids);
  // Where a file of many reviews cannot be read, nobody knows whose ids are in it.
  const ofMany = unread.find(({ file }) => REVIEW_LISTS.includes(basename(file)));
  return meant === '' && ofMany !== undefined
    ? unreadable(id, ofMany)
    : { ok: false, message: `${quote(id)} is the id of no review${meant}` };
}

function unreadable(id: string, fault: Problem): Absence {
  const help = `This keeps the file from being read; npm run reviews -- edit ${shellWord(id)} opens it.`;
  return { ok: false, message: `${formatProblem(fault)}\n${help}`, fault };
}

/** In a suggestion. */
const MOST_IDS = 3;

/** The newest ids with an author's name, for somebody who remembers that and not the day: `2026-05-03-john-smith` for `John`. */
function withName(name: string, ids: readonly string[]): string | undefined {
  const slug = asciiSlug(name);
  if (slug === '') return undefined;
  const found = ids
    .filter((id) => `-${id}-`.includes(`-${slug}-`))
    .toSorted()
    .reverse();
  return found.length === 0 ? undefined : `; did you mean ${found.slice(0, MOST_IDS).join(' or ')}?`;
}

function isFileOf(id: string, file: string): boolean {
  const { name, ext } = parse(file);
  return name === id && isReviewEnding(ext);
}
