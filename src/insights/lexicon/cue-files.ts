import { basename } from 'node:path';
import { quote } from '../../reviews/schemas/issues.ts';
import { ASPECT_IDS, type AspectId } from '../aspects.ts';
import type { WordFile } from '../words/word-file.ts';
import { readRows } from '../words/word-table.ts';
import { CUE_KINDS, type Cue, type CueKind, cueOf } from './cues.ts';
import { type Pattern, parsePattern } from './pattern.ts';

/** What stands in files of cues; a mistake is a line `file:line: message` for the person who edits the file. */
export interface ReadCues {
  readonly cues: readonly Cue[];
  readonly mistakes: readonly string[];
}

/** Reads files of cues, each named for its aspect; the cues come in the order of aspects and kinds, wherever they stand. */
export function readCueFiles(files: readonly WordFile[]): ReadCues {
  const read = files.flatMap(readCueFile);
  const lines = read.filter((line) => typeof line !== 'string').sort(compareLines);
  return {
    cues: lines.map(({ aspect, kind, pattern }) => cueOf(aspect, kind, pattern)),
    mistakes: [...read.filter((line) => typeof line === 'string'), ...repeatedCues(lines)],
  };
}

/** A cue, and where it stands. */
interface CueLine {
  readonly place: string;
  readonly aspect: AspectId;
  readonly kind: CueKind;
  readonly pattern: Pattern;
}

/** The lines of a file, or what is wrong with them. */
function readCueFile({ path, text }: WordFile): (CueLine | string)[] {
  const name = basename(path, '.tsv');
  const aspect = ASPECT_IDS.find((known) => known === name);
  if (aspect === undefined) return [`${path}: ${quote(name)} is no aspect; there are ${ASPECT_IDS.join(', ')}`];
  return readRows(text).map(({ key, value, line }) => {
    const place = `${path}:${line}`;
    const kind = CUE_KINDS.find((known) => known === key);
    if (kind === undefined) return `${place}: ${quote(key)} is no kind of cue; there are ${CUE_KINDS.join(', ')}`;
    const pattern = parsePattern(value);
    return typeof pattern === 'string' ? `${place}: ${pattern}` : { place, aspect, kind, pattern };
  });
}

function compareLines(a: CueLine, b: CueLine): number {
  return ASPECT_IDS.indexOf(a.aspect) - ASPECT_IDS.indexOf(b.aspect) || CUE_KINDS.indexOf(a.kind) - CUE_KINDS.indexOf(b.kind);
}

/** Cues of one aspect that find the same words, as forms of a word do: only one of them could ever count. */
function repeatedCues(lines: readonly CueLine[]): string[] {
  const places = new Map<string, string>();
  return lines.flatMap(({ place, aspect, pattern }) => {
    const words = `${aspect} ${pattern.map(({ stems, least, most }) => `${least}${most}${[...(stems ?? [])].join('|')}`).join(' ')}`;
    const earlier = places.get(words);
    places.set(words, earlier ?? place);
    return earlier === undefined ? [] : `${place}: the same cue stands in ${earlier}`;
  });
}
