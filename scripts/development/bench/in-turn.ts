import type { Contender } from './contender.ts';
import { DRIVER, type Load, load, type Requests } from './measure.ts';
import { median, type Row, rowOf, spread } from './results.ts';
import { inTurn } from './rounds.ts';

const ROUNDS = 5;
const WIDTHS = [44, 12, 18, 26, 26];

/** Requests that all servers get. */
export interface Task extends Requests {
  readonly name: string;
  /** The names of servers that are left out, because by their nature they answer it differently. */
  readonly without?: readonly string[];
}

export interface Competitor {
  readonly name: string;
  readonly contender: Contender;
}

/** The competitors that can answer the task. */
export function takingPart<C extends { readonly name: string }>({ without = [] }: Task, competitors: readonly C[]): C[] {
  return competitors.filter(({ name }) => !without.includes(name));
}

interface Measuring {
  readonly title: string;
  readonly tasks: readonly Task[];
  /** They are running, and are stopped at the end. */
  readonly competitors: readonly Competitor[];
  /** Throws if one of them answers a task with something else. */
  readonly check: () => Promise<void>;
  /** The duration of each measurement. */
  readonly seconds: number;
}

/** Checks all answers, then measures each task. Prints ours, which is the first, and its ratio to each of the others. */
export async function measureInTurn({ title, tasks, competitors, check, seconds }: Measuring): Promise<Row[]> {
  try {
    await check();
    console.log(`${title}: ${DRIVER}, ${ROUNDS} rounds of ${seconds} s in turn; median (lowest to highest)`);
    const rows: Row[] = [];
    for (const task of tasks) {
      const parts = takingPart(task, competitors);
      const found = await inTurn(parts, ({ contender }) => load(contender, task, seconds), ROUNDS, 1);
      rows.push(
        ...report(
          task.name,
          parts.map(({ name }, at) => [name, found[at] ?? []]),
        ),
      );
    }
    return rows;
  } finally {
    for (const { contender } of competitors) contender.stop();
  }
}

function report(task: string, [first, ...others]: readonly (readonly [string, Load[]])[]): Row[] {
  const own = first?.[1] ?? [];
  const of = (loads: readonly Load[], part: keyof Load) => loads.map((each) => each[part]);
  const ratio = (loads: readonly Load[], part: keyof Load) =>
    own.map((each, round) => each[part] / (loads[round]?.[part] ?? Number.NaN));
  print([`  ${task}`, 'answers/s', 'µs of processor', 'ours in answers/s', 'ours in processor time']);
  for (const [name, loads] of [...(first ? [first] : []), ...others]) {
    const ratios = loads === own ? [] : [spread(ratio(loads, 'perSecond')), spread(ratio(loads, 'cpu'))];
    print([`    ${name}`, ...told(loads), ...ratios]);
  }
  return [
    rowOf(task, 'answers per second', 'more', of(own, 'perSecond')),
    rowOf(task, 'µs of processor for an answer', 'less', of(own, 'cpu')),
    ...others.flatMap(([name, loads]) => [
      rowOf(`${task}, ${name}`, 'of its answers per second', 'more', ratio(loads, 'perSecond')),
      rowOf(`${task}, ${name}`, 'of its processor time', 'less', ratio(loads, 'cpu')),
    ]),
    // Left out where the operating system does not tell the processor time of a server.
  ].filter((row) => Number.isFinite(row.median));
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
