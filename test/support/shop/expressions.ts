import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What expressions know of a run, by context: `vars`, `steps`, … */
export type Contexts = Readonly<Record<string, Values>>;

interface Values {
  readonly [name: string]: string | Values;
}

/** The value of an expression of a workflow, as GitHub's own library has it. */
function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), []);
  return new Evaluator(parser.parse(), dictionary(contexts)).evaluate();
}

/** A text with the values of the expressions in it. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, contexts).coerceString());
}

/** Whether a job or a step runs; without a condition it does. */
export function isMet(condition: string | undefined, contexts: Contexts): boolean {
  return condition === undefined || !['false', '', '0'].includes(evaluate(condition, contexts).coerceString());
}

function dictionary(values: Values): data.Dictionary {
  const pairs = Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? new data.StringData(value) : dictionary(value),
  }));
  return new data.Dictionary(...pairs);
}
