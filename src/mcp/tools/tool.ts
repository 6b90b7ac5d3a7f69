import type { z } from 'zod';
import { parseWith, quote } from '../../reviews/schemas/issues.ts';
import type { ReviewSource } from '../answers/review-source.ts';
import type { JsonPieces, JsonText } from '../messages/json-text.ts';
import { pick, withoutNulls } from '../messages/message.ts';
import { inputSchema, outputSchema } from './tool-schema.ts';

/** A tool's answer: JSON in pieces, with notes; or what is wrong with the call, and how to mend it. */
export type ToolAnswer =
  | { readonly json: readonly JsonText[]; readonly notes?: readonly string[] }
  | { readonly problem: string };

/** A tool of MCP, read-only like all of them. */
export interface Tool {
  readonly name: string;
  /** Its entry in `tools/list`. */
  describe(source: ReviewSource): object;
  /** The result of `tools/call`, which also reports wrong arguments. */
  call(given: Arguments, source: ReviewSource): JsonPieces | Promise<JsonPieces>;
}

type Arguments = Readonly<Record<string, unknown>>;

interface Definition<I extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** What comes back, when to use it, an example, and which tool gives the ids, in at most 1,024 characters. */
  readonly description: string;
  readonly input: I;
  readonly output: z.ZodObject;
  /** What to add to the descriptions of arguments, such as the names that exist. */
  readonly hints?: (source: ReviewSource) => Readonly<Record<string, string>>;
  /** `given` are the arguments of the call, without defaults. */
  answer(values: z.output<I>, source: ReviewSource, given: Arguments): ToolAnswer | Promise<ToolAnswer>;
}

export function defineTool<I extends z.ZodObject>(definition: Definition<I>): Tool {
  const { name, title, description, input, output, hints } = definition;
  return {
    name,
    describe: (source) => ({
      name,
      title,
      description,
      inputSchema: inputSchema(input, hints?.(source)),
      outputSchema: outputSchema(output),
      annotations: { title, readOnlyHint: true, openWorldHint: false },
    }),
    call(given, source) {
      // Many clients send `null` for what a model left out.
      const present = withoutNulls(pick(given, Object.keys(input.shape)));
      const parsed = parseWith(input, present);
      if (!parsed.ok) return problemResult(JSON.stringify({ issues: parsed.issues }));
      const toResult = (answer: ToolAnswer) =>
        'problem' in answer
          ? problemResult(answer.problem)
          : jsonResult(answer.json, [...ignoredNote(name, input, given), ...(answer.notes ?? [])]);
      const answer = definition.answer(parsed.value, source, present);
      return answer instanceof Promise ? answer.then(toResult) : toResult(answer);
    },
  };
}

/** Unknown arguments have no effect, as over HTTP. The note tells that to a model, which may have made them up. */
function ignoredNote(tool: string, { shape }: z.ZodObject, given: Arguments): string[] {
  const unknown: string[] = [];
  for (const name in given) {
    if (!Object.hasOwn(shape, name) && given[name] !== null) unknown.push(quote(name));
    if (unknown.length === MOST_TOLD) break;
  }
  if (unknown.length === 0) return [];
  return [`Ignored: ${unknown.join(', ')}. The arguments of ${tool} are: ${Object.keys(shape).join(', ') || 'none'}.`];
}

/** How many unknown names are repeated to the client. */
const MOST_TOLD = 5;

/** The JSON twice, as a client may read it: as text and as a structure. */
function jsonResult(json: readonly JsonText[], notes: readonly string[]): JsonPieces {
  const more = notes.map((note) => `,{"type":"text","text":${JSON.stringify(note)}}`).join('');
  return [
    TEXT,
    ...json.map(({ escaped }) => escaped),
    Buffer.from(`"}${more}],"structuredContent":`),
    ...json.map(({ plain }) => plain),
    END,
  ];
}

const TEXT = Buffer.from('{"content":[{"type":"text","text":"');
const END = Buffer.from('}');

function problemResult(text: string): JsonPieces {
  return [Buffer.from(JSON.stringify({ content: [{ type: 'text', text }], isError: true }))];
}
