import { confirm, log, note, select, text } from '@clack/prompts';
import { countryCode } from '../../../src/authoring/business/country-code.ts';
import { callingCode, internationalNumber } from '../../../src/editing/new-business/telephone.ts';
import { tradeWordsOf } from '../../../src/editing/trade-words.ts';
import { answerTo } from '../../support/ask.ts';
import { Cancelled } from '../../support/run.ts';
import { visible } from '../../support/terminal/visible.ts';
import type { BusinessOptions } from './business-options.ts';
import { businessQuestions, type Key, POLICY_QUESTIONS, type Question } from './questions.ts';
import { entriesOf, hoursOf, peopleOf, zonesFor } from './values.ts';

type Answers = Map<Key, string>;

export interface Asking {
  /** What will be written, and what will happen to the existing files. */
  readonly writes: string;
  /** The time zone of this computer. */
  readonly timeZone: string;
  /** What is wrong with the answers as a whole, such as one name for two services. */
  faultsOf(options: BusinessOptions): readonly string[];
}

/** Asks an owner for everything that the options of `init` can say, and shows the answers until they are right. */
export async function askBusiness({ writes, timeZone, faultsOf }: Asking): Promise<BusinessOptions> {
  const about = businessQuestions(Intl.DateTimeFormat().resolvedOptions().locale, timeZone);
  const questions = [...about, ...POLICY_QUESTIONS];
  const answers: Answers = new Map();
  note('Enter alone leaves a question out. At the end you see all your answers, and can change each of them.', 'Your business');
  const next = (question: Question) => ask(question, answers, `${answers.size + 1} of ${questions.length}: `);
  for (const question of about) await next(question);
  note('Visitors read this at /policy. Laws in many places ask for it; write what you really do.', 'How you deal with reviews');
  for (const question of POLICY_QUESTIONS) await next(question);
  for (;;) {
    note(answerLines(questions, answers).join('\n'), 'Your answers');
    const said = optionsOf(answers);
    const faults = faultsOf(said);
    if (faults.length > 0) log.error(faults.join('\n'));
    const options = [
      ...(faults.length > 0 ? [] : [{ value: 'write' as const, label: `Yes, write ${writes}` }]),
      { value: 'change' as const, label: faults.length > 0 ? 'Change an answer' : 'No, change an answer' },
      { value: 'stop' as const, label: 'Stop, and write nothing' },
    ];
    const message = faults.length > 0 ? 'It cannot be written so.' : 'Is this right?';
    const answer = await answerTo(select<'write' | 'change' | 'stop'>({ message, options }));
    if (answer === 'stop') throw new Cancelled();
    if (answer === 'write') return said;
    const labels = questions.map((question) => ({ value: question, label: question.label }));
    await ask(await answerTo(select({ message: 'Which?', options: labels, maxItems: 12 })), answers);
  }
}

/** Asks a question and records the answer. An earlier answer is already in the field. `at` is said before the question. */
async function ask(question: Question, answers: Answers, at = ''): Promise<void> {
  const { key, message: asked, options, standard = '', example, fault } = completed(question, answers);
  const message = at + asked;
  const initialValue = answers.get(key) ?? (options && standard);
  const before = initialValue === undefined ? {} : { initialValue };
  const hint = example === undefined ? standard : `such as ${example}`;
  const answer = options
    ? await answerTo(select({ message, options: [...options], ...before }))
    : await answerTo(
        text({
          message,
          defaultValue: standard,
          ...(hint && { placeholder: hint }),
          ...before,
          ...(fault && { validate: fault }),
        }),
      );
  answers.set(key, key === 'telephone' ? await withCode(answer.trim(), countryOf(answers)) : answer.trim());
}

/** Proposes the number as it can be dialled from other countries, too. */
async function withCode(written: string, country: string): Promise<string> {
  const number = internationalNumber(written, country);
  if (number === undefined) return written;
  const message = `Write it as ${number}, which can be dialled from any country?`;
  return (await answerTo(confirm({ message }))) ? number : written;
}

/** The code of the country in the answers, as far as there is one. */
function countryOf(answers: Answers): string {
  return countryCode(answers.get('country') ?? '') ?? '';
}

/** Completes a question by the trade and the country, which are known by then. */
function completed(question: Question, answers: Answers): Question {
  if (question.key === 'timeZone') return withZone(question, answers);
  if (question.key === 'service') return { ...question, example: tradeWordsOf(answers.get('trade')).services.join(', ') };
  const code = question.key === 'telephone' ? callingCode(countryOf(answers)) : undefined;
  return code === undefined ? question : { ...question, example: `${code} …` };
}

/**
 * Completes the question for the time zone: the country's zone is proposed, or several to choose from, instead of this
 * computer's zone.
 */
function withZone(question: Question, answers: Answers): Question {
  const [zone = '', ...others] = zonesFor(answers.get('country'), question.standard ?? '', new Date());
  if (others.length === 0) return { ...question, standard: zone };
  const { standard: _, ...rest } = question;
  return { ...rest, message: `${question.message} (one of ${[zone, ...others].join(', ')}, or another)`, example: zone };
}

function answerLines(questions: readonly Question[], answers: Answers): string[] {
  const width = Math.max(...questions.map(({ label }) => label.length));
  const given = questions.filter(({ key }) => answers.get(key) !== '');
  const left = questions.filter((question) => !given.includes(question)).map(({ label }) => label);
  return [
    ...given.map((question) => `${question.label.padEnd(width)}  ${visible(wordsOf(question, answers))}`),
    ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
  ];
}

function wordsOf({ key, options }: Question, answers: Answers): string {
  const answer = answers.get(key) ?? '';
  return options?.find(({ value }) => value === answer)?.label ?? answer;
}

/** The answers as if they had been typed as options. One answer may contain several entries. */
function optionsOf(answers: Answers): BusinessOptions {
  const given = new Map([...answers].filter(([, answer]) => answer !== ''));
  const several = (key: Key, split: (written: string) => string[]) => {
    const written = given.get(key);
    return written === undefined ? {} : { [key]: split(written) };
  };
  return {
    ...Object.fromEntries(given),
    ...several('hours', hoursOf),
    ...several('person', peopleOf),
    ...several('service', entriesOf),
    ...several('area', entriesOf),
  };
}
