import { basename } from 'node:path';
import { quote } from '../../reviews/schemas/issues.ts';
import type { WordFile } from '../../word-files/word-file.ts';
import { readRows } from '../../word-files/word-table.ts';
import { ASPECT_IDS } from '../aspects.ts';
import { CUE_KINDS, type Cue, type CueKind, createCue } from './cues.ts';
import { type Dictionary, type Pattern, parsePattern, patternKey } from './pattern.ts';

/** A message `file:line: message` for whoever edits the file. */
type Mistake = string;

/** The cues and the mistakes in files of cues. */
export interface ReadCues {
  readonly cues: readonly Cue[];
  readonly mistakes: readonly Mistake[];
}

/**
 * Reads files of cues. Each file is named after its aspect, which must be one of `aspects`. The cues are returned in the order of
 * the aspects and kinds, wherever they stand.
 */
export function readCueFiles(
  files: readonly WordFile[],
  dictionary: Dictionary,
  aspects: readonly string[] = ASPECT_IDS,
): ReadCues {
  const read = files.flatMap((file) => readCueFile(file, dictionary, aspects));
  const rank = ({ aspect, kind }: CueLine) => aspects.indexOf(aspect) * CUE_KINDS.length + CUE_KINDS.indexOf(kind);
  const lines = read.filter((line) => typeof line !== 'string').sort((a, b) => rank(a) - rank(b));
  return {
    cues: lines.map(({ aspect, kind, pattern }) => createCue(aspect, kind, pattern)),
    mistakes: [...read.filter((line) => typeof line === 'string'), ...repeatedCues(lines)],
  };
}

/** A cue, and the file and line where it stands. */
interface CueLine {
  readonly place: string;
  readonly aspect: string;
  readonly kind: CueKind;
  readonly pattern: Pattern;
}

/** Reads each line of a file as a cue, or as a mistake. */
function readCueFile({ path, text }: WordFile, dictionary: Dictionary, aspects: readonly string[]): (CueLine | Mistake)[] {
  const aspect = basename(path, '.tsv');
  if (!aspects.includes(aspect)) return [`${path}: ${quote(aspect)} is no aspect; there are ${aspects.join(', ')}`];
  return readRows(text).map(({ key, value, line }) => {
    const place = `${path}:${line}`;
    const kind = CUE_KINDS.find((known) => known === key);
    if (kind === undefined) return `${place}: ${quote(key)} is no kind of cue; there are ${CUE_KINDS.join(', ')}`;
    const pattern = parsePattern(value, dictionary);
    return typeof pattern === 'string' ? `${place}: ${pattern}` : { place, aspect, kind, pattern };
  });
}

/**
 * Reports cues that match the same words as an earlier cue of their aspect, such as `arrived` after `arrives`, since only the
 * earlier one could ever count.
 */
function repeatedCues(lines: readonly CueLine[]): Mistake[] {
  const places = new Map<string, string>();
  return lines.flatMap(({ place, aspect, pattern }) => {
    const key = `${aspect} ${patternKey(pattern)}`;
    const earlier = places.get(key);
    places.set(key, earlier ?? place);
    return earlier === undefined ? [] : `${place}: the same cue stands in ${earlier}`;
  });
}
