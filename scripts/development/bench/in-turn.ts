import type { Contender } from './contender.ts';
import { DRIVER, type Load, load, type Requests } from './measure.ts';
import { inTurn, median, spread } from './rounds.ts';

const ROUNDS = 5;
const WIDTHS = [52, 12, 18, 26, 26];

/** What all servers are asked for. */
interface AnyTask {
  readonly name: string;
  /** The names of servers that are left out, because by their nature they answer it differently. */
  readonly without?: readonly string[];
}

/** Requests that all servers get. */
export type Task = AnyTask & Requests;

export interface Competitor {
  readonly name: string;
  readonly contender: Contender;
}

/** The competitors that can answer the task. */
export function takingPart<C extends { readonly name: string }>({ without = [] }: AnyTask, competitors: readonly C[]): C[] {
  return competitors.filter(({ name }) => !without.includes(name));
}

interface Measuring<T extends AnyTask, C extends Competitor> {
  readonly title: string;
  readonly tasks: readonly T[];
  /** They are running, and are stopped at the end. */
  readonly competitors: readonly C[];
  /** Throws if one of them answers a task with something else. */
  readonly check: () => Promise<void>;
  readonly measure: (competitor: C, task: T, round: number) => Promise<Load>;
  /** How many rounds are not counted, until everything is compiled. */
  readonly warmUp?: number;
}

/** Measures each task with requests for so many seconds. */
export function loadInTurn({
  seconds,
  title,
  ...others
}: Omit<Measuring<Task, Competitor>, 'measure'> & { readonly seconds: number }): Promise<void> {
  const measure = ({ contender }: Competitor, task: Task) => load(contender, task, seconds);
  return measureInTurn({ ...others, title: `${title}: ${DRIVER} for ${seconds} s`, measure });
}

/** Checks all answers, then measures each task. Prints ours, which is the first, and its ratio to each of the others. */
export async function measureInTurn<T extends AnyTask, C extends Competitor>(measuring: Measuring<T, C>): Promise<void> {
  const { title, tasks, competitors, check, measure, warmUp = 1 } = measuring;
  try {
    await check();
    console.log(`${title}; ${ROUNDS} rounds in turn, median (lowest to highest)`);
    for (const task of tasks) {
      const parts = takingPart(task, competitors);
      const found = await inTurn(parts, (part, round) => measure(part, task, round), ROUNDS, warmUp);
      report(
        task.name,
        parts.map(({ name }, at) => [name, found[at] ?? []]),
      );
    }
  } finally {
    for (const { contender } of competitors) contender.stop();
  }
}

function report(task: string, parts: readonly (readonly [string, Load[]])[]): void {
  const own = parts[0]?.[1] ?? [];
  const ratio = (loads: readonly Load[], part: keyof Load) =>
    own.map((each, round) => each[part] / (loads[round]?.[part] ?? Number.NaN));
  print([`  ${task}`, 'answers/s', 'µs of processor', 'ours in answers/s', 'ours in processor time']);
  for (const [name, loads] of parts) {
    const ratios = loads === own ? [] : [spread(ratio(loads, 'perSecond')), spread(ratio(loads, 'cpu'))];
    print([`    ${name}`, ...told(loads), ...ratios]);
  }
}

/** The figures of one server alone. */
function told(loads: readonly Load[]): string[] {
  const [perSecond, cpu] = [median(loads.map((each) => each.perSecond)), median(loads.map((each) => each.cpu))];
  return [Math.round(perSecond).toLocaleString('en'), Number.isFinite(cpu) ? cpu.toFixed(cpu < 100 ? 1 : 0) : '–'];
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
