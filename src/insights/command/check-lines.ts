import { quote } from '../../reviews/schemas/issues.ts';
import { ENGLISH } from '../languages/english/english.ts';
import { languageOf } from '../languages/language-of.ts';
import type { InputLine } from './input-line.ts';
import { type ExplainJson, readLine } from './read-line.ts';
import type { RawLine } from './split-lines.ts';

interface LineFault {
  readonly line: number;
  readonly message: string;
}

export interface InputCheck {
  /** How many lines contain a review, faulty or not. */
  readonly reviews: number;
  /** Only the first faults, because a file in another format has one in every line. */
  readonly faults: readonly LineFault[];
  readonly faultCount: number;
  /** The first reviews in English, by which the trade is decided. */
  readonly sample: readonly InputLine[];
}

const FAULTS_TOLD = 20;
const SAMPLE = 500;

/** Looks for mistakes in every line, and for repeated ids. */
export async function checkLines(lines: AsyncIterable<RawLine>, explain: ExplainJson): Promise<InputCheck> {
  const firstLines = new Map<string, number>();
  const faults: LineFault[] = [];
  const sample: InputLine[] = [];
  let faultCount = 0;
  let reviews = 0;
  for await (const line of lines) {
    const read = readLine(line, explain);
    if (read === undefined) continue;
    reviews += 1;
    if (read.ok && sample.length < SAMPLE && languageOf(read.value, 'en') === ENGLISH) sample.push(read.value);
    const id = read.ok ? read.value.id : read.id;
    const messages = [...(read.ok ? [] : read.messages), ...repetition(firstLines, id, line.number)];
    faultCount += messages.length;
    for (const message of messages) if (faults.length < FAULTS_TOLD) faults.push({ line: line.number, message });
  }
  return { reviews, faults, faultCount, sample };
}

/** Reports an id that has occurred before, and remembers a new one. */
function repetition(firstLines: Map<string, number>, id: string | undefined, line: number): string[] {
  const first = id === undefined ? undefined : firstLines.get(id);
  if (first !== undefined) return [`"id": ${quote(id)} is that of line ${first} already; every review has its own`];
  if (id !== undefined && id !== '') firstLines.set(id, line);
  return [];
}

/** The mistakes for the person who wrote the file: one per line, how many more there are, and that nothing was written. */
export function faultLines(file: string, { faults, faultCount }: InputCheck): string[] {
  // A file's name must not break the line or move a terminal's cursor.
  const shown = file.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  const more = faultCount - faults.length;
  return [
    ...faults.map(({ line, message }) => `${shown}:${line}: ${message}`),
    ...(more > 0 ? [`and ${more.toLocaleString('en')} more`] : []),
    `${faultCount.toLocaleString('en')} ${faultCount === 1 ? 'mistake' : 'mistakes'} in ${shown}: nothing was written.`,
  ];
}
