import { join } from 'node:path';
import { type FaqEntry, faqFileSchema } from '../../reviews/schemas/editorial.ts';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { suggestion } from '../problems/nearest.ts';
import { type Problem, positionAt, START } from '../problems/problem.ts';
import { type Checked, checkSource, problemsIn } from '../source/source.ts';
import { textFault } from '../source/text-issues.ts';
import { readYaml } from '../yaml/read-yaml.ts';

/** What is known of a review that an answer names. */
export interface ReviewStates {
  readonly stateOf: ReadonlyMap<string, 'published' | 'waiting' | 'faulty'>;
  /** Whether every review could be read; if not, an id that is not known may still be right. */
  readonly complete: boolean;
}

/** Reads `faq.yaml`; an empty file holds no questions. */
export async function readFaq(directory: string, shown: string, reviews: ReviewStates): Promise<Checked<FaqEntry[]>> {
  const file = join(shown, 'faq.yaml');
  const read = await readTextFile(join(directory, 'faq.yaml'), file);
  return read.ok ? parseFaq(file, read.text, reviews) : { ok: false, problems: [read.problem] };
}

/** Checks the text of `faq.yaml`; only published reviews may be named. */
export function parseFaq(file: string, text: string, reviews: ReviewStates): Checked<FaqEntry[]> {
  const { found, problems } = readYaml(file, text);
  const [source] = found;
  if (source === undefined) return { ok: false, problems: [...problems] };
  if (source.value === null) return { ok: true, value: [] };
  const checked = checkSource(faqFileSchema, source);
  if (!checked.ok) return checked;
  const issues = checked.value.flatMap((entry, index) => idIssues(entry, index, reviews));
  return issues.length === 0 ? checked : { ok: false, problems: problemsIn(source, issues) };
}

function idIssues({ review_ids }: FaqEntry, entry: number, reviews: ReviewStates): Issue[] {
  return review_ids.flatMap((id, index) => {
    const message = idFault(id, reviews);
    return message === undefined ? [] : [{ path: [entry, 'review_ids', index], code: 'not_published', message }];
  });
}

function idFault(id: string, { stateOf, complete }: ReviewStates): string | undefined {
  const state = stateOf.get(id);
  if (state === 'waiting') return `${quote(id)} waits for its verification; only published reviews may be named`;
  if (state !== undefined || !complete) return undefined;
  return `${quote(id)} is the id of no review${suggestion(id, [...stateOf.keys()], { label: 'known', names: [] })}`;
}

/** Reads `summary.md`, plain text; an empty file is no summary. */
export async function readSummary(directory: string, shown: string): Promise<Checked<string | undefined>> {
  const file = join(shown, 'summary.md');
  const read = await readTextFile(join(directory, 'summary.md'), file);
  return read.ok ? parseSummary(file, read.text) : { ok: false, problems: [read.problem] };
}

/** Checks the text of `summary.md`. */
export function parseSummary(file: string, text: string): Checked<string | undefined> {
  if (/^---[ \t]*(?![^\n])/.test(text)) return { ok: false, problems: [frontMatter(file)] };
  const fault = textFault(text);
  if (fault !== undefined) return { ok: false, problems: [{ file, ...positionAt(text, fault.offset), message: fault.message }] };
  return { ok: true, value: text.trim() || undefined };
}

function frontMatter(file: string): Problem {
  return { file, ...START, message: 'front matter is not allowed here; the file is plain text' };
}
