import { deepStrictEqual, strictEqual } from 'node:assert';
import { z } from 'zod';
import type { Competitor } from '../in-turn.ts';
import { checkResult, endpointOf, post } from './client.ts';
import type { Ask, Writer } from './messages.ts';

/** A server, and how to talk to it. */
export interface Partner extends Competitor {
  readonly write: Writer;
}

const schemaSchema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

const listSchema = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      annotations: z.record(z.string(), z.unknown()),
      inputSchema: schemaSchema,
      outputSchema: schemaSchema,
    }),
  ),
});

const textSchema = z.object({ type: z.literal('text'), text: z.string() });

/** Ours may say more behind the JSON, such as how to go on. */
const callSchema = z.object({
  content: z.tuple([textSchema], textSchema),
  structuredContent: z.record(z.string(), z.unknown()),
});

/** Throws if a partner's answer differs from the first one's. */
export async function checkSameContent(partners: readonly Partner[], asks: readonly Ask[]): Promise<void> {
  for (const [index, ask] of asks.entries()) {
    const [first, ...others] = await Promise.all(
      partners.map(async (partner) => ({ name: partner.name, content: await contentOf(partner, ask, index + 1) })),
    );
    for (const { name, content } of others)
      deepStrictEqual(content, first?.content, `${name} and ${first?.name} do not say the same to ${JSON.stringify(ask)}`);
  }
}

/** The content of an answer, whatever its form. */
async function contentOf({ name, contender, write }: Partner, ask: Ask, id: number): Promise<unknown> {
  const reply = await post(endpointOf(contender), write(ask, id));
  checkResult(reply);
  const message = JSON.parse(reply.body);
  strictEqual(message.id, id, `${name} answers another request`);
  if (ask.method === 'tools/list') return namesIn(listSchema.parse(message.result));
  const { content, structuredContent } = callSchema.parse(message.result);
  deepStrictEqual(JSON.parse(content[0].text), structuredContent, `${name} says one thing as text and another as structure`);
  return structuredContent;
}

/** Without the schemas themselves, which differ: ours leave out what some clients cannot handle. */
function namesIn({ tools }: z.infer<typeof listSchema>): unknown {
  return tools.map(({ inputSchema, outputSchema, ...rest }) => ({
    ...rest,
    takes: Object.keys(inputSchema.properties).sort(),
    gives: Object.keys(outputSchema.properties).sort(),
  }));
}
