import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonText } from '../../../src/mcp/messages/json-text.ts';
import { getBusiness } from '../../../src/mcp/tools/get-business.ts';
import { defineTool, type ToolAnswer } from '../../../src/mcp/tools/tool.ts';
import { callTool, notesOf, sourceOf } from '../../support/mcp/mcp.ts';

const source = sourceOf();

const input = z.object({
  word: z.string().meta({ description: 'A word.' }),
  times: z.int().min(1).max(3).default(2).meta({ description: 'How often.' }),
});

/** A tool that returns what it was given, unless a test gives another answer. */
function toolWith(answer?: ToolAnswer) {
  return defineTool({
    name: 'repeat',
    title: 'Repeat',
    description: 'Gives back what it got.',
    input,
    output: z.object({ values: z.unknown(), given: z.unknown() }),
    hints: ({ business }) => ({ word: `Such as ${business.name}.` }),
    answer: (values, _, given) => answer ?? { json: [jsonText(JSON.stringify({ values, given }))] },
  });
}

it('a tool is listed with what it takes now, what it gives, and the mark that it only reads', () => {
  expect(toolWith().describe(source)).toMatchObject({
    name: 'repeat',
    title: 'Repeat',
    description: 'Gives back what it got.',
    inputSchema: {
      type: 'object',
      required: ['word'],
      properties: { word: { description: 'A word. Such as Alder Creek & Sons.' }, times: { description: 'How often.' } },
    },
    outputSchema: { type: 'object' },
    annotations: { title: 'Repeat', readOnlyHint: true, openWorldHint: false },
  });
});

describe('arguments', () => {
  it('get their defaults, and the tool can tell them from what was given', () => {
    const { structuredContent } = callTool(toolWith(), { word: 'a' }, source);
    expect(structuredContent).toEqual({ values: { word: 'a', times: 2 }, given: { word: 'a' } });
  });

  it('that are null are absent', () => {
    const { structuredContent } = callTool(toolWith(), { word: 'a', times: null, other: null }, source);
    expect(structuredContent).toEqual({ values: { word: 'a', times: 2 }, given: { word: 'a' } });
    expect(JSON.parse(callTool(toolWith(), { word: null }, source).content[0].text).issues).toMatchObject([{ path: ['word'] }]);
  });

  it('that are unknown are ignored, whatever they are called', () => {
    const given = JSON.parse('{"word":"a","other":1,"__proto__":{"times":3},"constructor":{}}');
    expect(callTool(toolWith(), given, source).structuredContent.values).toEqual({ word: 'a', times: 2 });
  });

  it('that are wrong are told all at once, as the body of a 400, in an error without a structure', () => {
    const result = callTool(toolWith(), { times: '2' }, source);
    expect(result).toEqual({ content: [{ type: 'text', text: expect.any(String) }], isError: true });
    expect(JSON.parse(result.content[0].text)).toEqual({
      issues: [
        { path: ['word'], code: 'invalid_type', message: expect.any(String) },
        { path: ['times'], code: 'invalid_type', message: expect.any(String) },
      ],
    });
  });
});

describe('arguments that are unknown', () => {
  const ARGUMENTS = 'The arguments of repeat are: word, times.';
  const told = (given: object) => notesOf(callTool(toolWith(), { word: 'a', ...given }, source));

  it('are told in a further text, with those that there are', () => {
    expect(told({ language: 'de' })).toEqual([`Ignored: "language". ${ARGUMENTS}`]);
    expect(told({ b: 1, a: {} })).toEqual([`Ignored: "b", "a". ${ARGUMENTS}`]);
    expect(told(JSON.parse('{"__proto__":1,"toString":2,"Word":3,"":4}'))).toEqual([
      `Ignored: "__proto__", "toString", "Word", "". ${ARGUMENTS}`,
    ]);
  });

  it('are told by five names at most, each on one line and short', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`name${n}`, n]));
    expect(told(many)).toEqual([`Ignored: "name0", "name1", "name2", "name3", "name4". ${ARGUMENTS}`]);
    expect(told({ [`a\n${'x'.repeat(10_000)}`]: 1 })).toEqual([`Ignored: "a\\n${'x'.repeat(55)}…". ${ARGUMENTS}`]);
  });

  it('are not told of where there are none, or null', () => {
    expect(told({})).toEqual([]);
    expect(told({ language: null, times: 1 })).toEqual([]);
  });

  it('change nothing, and are told before what the tool says besides', () => {
    const notes = ['It was "cut".', 'There is more.'];
    const result = callTool(toolWith({ json: [jsonText('{}')], notes }), { word: 'a', other: 1 }, source);
    expect(result.structuredContent).toEqual({});
    expect(notesOf(result)).toEqual([`Ignored: "other". ${ARGUMENTS}`, ...notes]);
  });

  it('are not told of in an error', () => {
    expect(callTool(toolWith(), { other: 1 }, source).content).toHaveLength(1);
    expect(callTool(toolWith({ problem: 'No.' }), { word: 'a', other: 1 }, source).content).toHaveLength(1);
  });

  it('are told of a tool that takes none', () => {
    const notes = notesOf(callTool(getBusiness, { a: 1 }, source));
    expect(notes).toEqual(['Ignored: "a". The arguments of get_business are: none.']);
  });
});

describe('a result', () => {
  it('is the same JSON twice: as text and as a structure', () => {
    const pieces = ['{"a":"', '\\"quoted\\" ß 😀', '",\n"b":[]}\n'].map(jsonText);
    expect(callTool(toolWith({ json: pieces }), { word: 'a' }, source)).toEqual({
      content: [{ type: 'text', text: '{"a":"\\"quoted\\" ß 😀",\n"b":[]}\n' }],
      structuredContent: { a: '"quoted" ß 😀', b: [] },
    });
  });

  it('is an error with a sentence where the tool has a problem', () => {
    expect(callTool(toolWith({ problem: 'There is "none".' }), { word: 'a' }, source)).toEqual({
      content: [{ type: 'text', text: 'There is "none".' }],
      isError: true,
    });
  });
});
