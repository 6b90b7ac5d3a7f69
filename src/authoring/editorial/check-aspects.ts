import { ENGLISH_DICTIONARY } from '../../insights/languages/english/forms.ts';
import { CUE_KINDS } from '../../insights/lexicon/cues.ts';
import { parsePattern, patternKey } from '../../insights/lexicon/pattern.ts';
import { aspectsFileSchema, type OwnAspect } from '../../insights/own-aspect.ts';
import { builtInAspects } from '../../insights/trades/trades.ts';
import { type Issue, type Parsed, quote } from '../../reviews/schemas/issues.ts';
import { idSchema } from '../../reviews/schemas/review.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { suggestion } from '../problems/nearest.ts';
import { entryName } from '../source/field-name.ts';
import { parseValue } from '../source/parse-value.ts';
import { isGroup, textAt } from '../source/source.ts';

/** Checks the value of `aspects.yaml`; an empty file holds no aspects. */
export function checkAspects(value: unknown): Parsed<OwnAspect[]> {
  const parsed = parseValue(aspectsFileSchema, value ?? []);
  const entries = entriesIn(value);
  const issues = [...repeatedIds(entries), ...nameIssues(entries), ...entries.flatMap(cueIssues)];
  return issues.length === 0 ? parsed : { ok: false, issues: parsed.ok ? issues : [...parsed.issues, ...issues] };
}

/** An entry with a well-formed id. It is checked further, whatever else is wrong with it. */
interface Entry {
  readonly at: number;
  readonly id: string;
  readonly isBuiltIn: boolean;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Finds the entries with a well-formed id; the schema reports the others. */
function entriesIn(value: unknown): Entry[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown, at) => {
    const id = textAt(entry, 'id');
    if (!isGroup(entry) || id === undefined || !idSchema.safeParse(id).success) return [];
    return [{ at, id, isBuiltIn: builtInAspects().some((known) => known.id === id), value: entry }];
  });
}

function repeatedIds(entries: readonly Entry[]): Issue[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ at, id }) => {
    const earlier = first.get(id);
    first.set(id, earlier ?? at);
    if (earlier === undefined) return [];
    const message = `${quote(id)} is already the id of the ${entryName(earlier)}; one entry holds all cues of an aspect`;
    return [{ path: [at, 'id'], code: 'repeated', message }];
  });
}

function nameIssues(entries: readonly Entry[]): Issue[] {
  // A name that an entry gives to a built-in aspect replaces the aspect's own name.
  const renamed = new Set(entries.flatMap(({ id, value }) => (Object.hasOwn(value, 'name') ? [id] : [])));
  const kept = builtInAspects().filter(({ id }) => !renamed.has(id));
  const owners = new Map<string, string>(kept.map(({ id, name }) => [foldText(name), id]));
  return entries.flatMap(({ at, id, isBuiltIn, value }) => {
    if (!Object.hasOwn(value, 'name'))
      return isBuiltIn ? [] : [{ path: [at, 'id'], code: 'unknown', message: namelessAspect(id) }];
    const name = textAt(value, 'name')?.trim();
    if (!name) return [];
    const owner = owners.get(foldText(name));
    owners.set(foldText(name), owner ?? id);
    if (owner === undefined || owner === id) return [];
    const message = `${quote(name)} is already the name of ${owner}; more cues for that belong under its id`;
    return [{ path: [at, 'name'], code: 'repeated', message }];
  });
}

function namelessAspect(id: string): string {
  const names = builtInAspects().map((aspect) => aspect.id);
  return `${quote(id)} is not built in, and a new aspect needs a name${suggestion(id, names, 'built in')}`;
}

function cueIssues(entry: Entry): Issue[] {
  const { at, isBuiltIn, value } = entry;
  const { hidden = false } = value;
  // If `hidden` is neither true nor false, as `yes` is not, that is reported already.
  if (isBuiltIn && (hidden !== false || Object.hasOwn(value, 'name'))) return repeatedCues(entry);
  const finders = isBuiltIn ? CUE_KINDS : CUE_KINDS.filter((kind) => kind !== 'not');
  if (finders.some((kind) => !isEmptyList(value[kind]))) return repeatedCues(entry);
  const message = `has no cue${isBuiltIn ? ', no name and is not hidden' : ' that could find it'}; allowed are lists under ${finders.join(', ')}`;
  return [{ path: [at], code: 'too_small', message }, ...repeatedCues(entry)];
}

function isEmptyList(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function repeatedCues({ at, value }: Entry): Issue[] {
  const seen = new Map<string, string>();
  return CUE_KINDS.flatMap((kind) => {
    const cues: unknown = value[kind];
    if (!Array.isArray(cues)) return [];
    return cues.flatMap((cue: unknown, index) => {
      const pattern = typeof cue === 'string' ? parsePattern(cue, ENGLISH_DICTIONARY) : '';
      if (typeof cue !== 'string' || typeof pattern === 'string') return [];
      const key = patternKey(pattern);
      const earlier = seen.get(key);
      seen.set(key, earlier ?? `${quote(cue)} under ${kind}`);
      if (earlier === undefined) return [];
      const message = `${quote(cue)} finds the same as ${earlier}; a cue stands once in an entry`;
      return [{ path: [at, kind, index], code: 'repeated', message }];
    });
  });
}
