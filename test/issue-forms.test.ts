import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './support/build.ts';

const FOLDER = join(root, '.github', 'ISSUE_TEMPLATE');

const words = z.string().trim().min(1);
const described = { label: words, description: words.optional() };
const validations = z.strictObject({ required: z.boolean() }).optional();
const id = z.string().regex(/^[\w-]+$/);

/**
 * The part of GitHub's form schema that our forms use (docs.github.com, "Syntax for GitHub's form schema"). GitHub shows no other
 * form.
 */
const formSchema = z.strictObject({
  name: words,
  description: words,
  labels: z.array(words).optional(),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: words }) }),
        z.strictObject({
          type: z.literal('input'),
          id,
          attributes: z.strictObject({ ...described, placeholder: z.string().optional() }),
          validations,
        }),
        z.strictObject({
          type: z.literal('textarea'),
          id,
          attributes: z.strictObject({ ...described, placeholder: z.string().optional(), render: words.optional() }),
          validations,
        }),
        z.strictObject({
          type: z.literal('dropdown'),
          id,
          attributes: z.strictObject({ ...described, options: z.array(words).min(1) }),
          validations,
        }),
      ]),
    )
    .refine((body) => body.some(({ type }) => type !== 'markdown'), { error: 'asks nothing' })
    .refine((body) => areDifferent(body.flatMap((part) => ('id' in part ? part.id : []))), { error: 'two ids are the same' })
    .refine((body) => areDifferent(body.flatMap((part) => ('id' in part ? part.attributes.label : []))), {
      error: 'two labels are the same',
    }),
});

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

function read(name: string): unknown {
  return parse(readFileSync(join(FOLDER, name), 'utf8'));
}

const forms = readdirSync(FOLDER);

describe('the forms for issues', () => {
  it.each(forms)('%s is one that GitHub shows', (name) => {
    expect(formSchema.safeParse(read(name)).error?.issues ?? []).toEqual([]);
  });

  it('and no other is taken: without a question, with a key that is unknown, or an id that is there twice', () => {
    const [form = ''] = forms;
    const good = formSchema.parse(read(form));
    const faulty = [
      { ...good, body: good.body.filter(({ type }) => type === 'markdown') },
      { ...good, titel: 'x' },
      { ...good, body: [...good.body, good.body.at(-1)] },
    ];
    expect(faulty.map((each) => formSchema.safeParse(each).success)).toEqual([false, false, false]);
  });
});
