import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What expressions can read of a run, by context: `vars`, `steps`, … */
export type Contexts = Readonly<Record<string, Values>>;

interface Values {
  readonly [name: string]: string | Values;
}

/** The value of an expression in a workflow, evaluated by GitHub's own library. */
function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const parser = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), []);
  return new Evaluator(parser.parse(), dictionary(contexts)).evaluate();
}

/** A text in which each expression is replaced by its value. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, contexts).coerceString());
}

/** Whether a job or a step runs. Without a condition it does. */
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
