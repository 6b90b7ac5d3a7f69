import { stringify } from 'yaml';
import { z } from 'zod';
import { importsFileSchema } from '../../authoring/editorial/check-imports.ts';
import { removedFileSchema } from '../../authoring/editorial/check-removed.ts';
import { wordsFileSchema } from '../../authoring/own/check-words.ts';
import { themeFileSchema } from '../../brand/theme.ts';
import { aspectsFileSchema } from '../../insights/own-aspect.ts';
import { en } from '../../locales/en.ts';
import { wordsOf } from '../../locales/templates.ts';
import { businessFileSchema } from '../../reviews/schemas/business.ts';
import { faqFileSchema } from '../../reviews/schemas/editorial.ts';
import { policyFileSchema } from '../../reviews/schemas/policy.ts';
import { proseSchema, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { describe, type JsonSchema } from './describe.ts';
import { DESCRIPTIONS } from './descriptions.ts';

interface SchemaFile {
  readonly title: string;
  readonly schema: z.ZodType;
  /** The key of its descriptions, if that is not its own name. */
  readonly words?: string;
}

/** All kinds of content files. A new kind needs a line here, and one in `.vscode/settings.json`. */
const FILES: Readonly<Record<string, SchemaFile>> = {
  // The name of the file is the id.
  review: { title: 'A review (content/reviews/<id>.yaml or .json)', schema: reviewFileSchema.partial({ id: true }) },
  'review-front-matter': {
    title: 'What stands above the text of a review (content/reviews/<id>.md)',
    schema: reviewFileSchema.partial({ id: true }).omit({ text: true }),
    words: 'review',
  },
  business: { title: 'The business (content/business.yaml)', schema: businessFileSchema },
  faq: { title: 'Questions and answers (content/faq.yaml)', schema: faqFileSchema },
  aspects: { title: 'Words of the trade (content/aspects.yaml)', schema: aspectsFileSchema },
  policy: { title: 'How reviews are dealt with (content/policy.yaml)', schema: policyFileSchema },
  theme: { title: 'How the site looks (content/brand/theme.yaml)', schema: themeFileSchema },
  imports: { title: 'How columns of tables map to fields (content/imports.yaml)', schema: importsFileSchema },
  words: { title: 'Own words for the interface (content/words.yaml)', schema: wordsFileSchema },
  removed: { title: 'Reviews that were taken out (content/removed.yaml)', schema: removedFileSchema },
};

const MADE = 'Made by npm run schemas; do not edit.';

/** Words to translate, as they stand in `words.yaml`. */
export const WORDS_FILE = 'words.en.yaml';

const WORDS_HEAD = `# The English words of the interface. To translate them, copy this file to content/words.yaml.
`;

/** The JSON Schema files for editors, by name, made from the schemas that the check uses; and the words to translate. */
export function schemaFiles(): Record<string, string> {
  const schemas = Object.entries(FILES).map(([name, file]) => [`${name}.schema.json`, schemaText(name, file)]);
  return { ...Object.fromEntries(schemas), [WORDS_FILE]: WORDS_HEAD + stringify(wordsOf(en), { lineWidth: 0 }) };
}

function schemaText(name: string, { title, schema, words = name }: SchemaFile): string {
  const { $schema, ...described } = describedSchema(schema, words);
  return `${JSON.stringify({ $schema, $comment: MADE, title, ...described }, null, 2)}\n`;
}

/** The JSON Schema of a kind of content file, with the descriptions of that name. */
export function describedSchema(schema: z.ZodType, words: string): JsonSchema {
  // Editors support draft 7 best.
  const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override: needText });
  return describe(made, DESCRIPTIONS[words] ?? {});
}

/** Adds the rule that a text must not be blank, which zod cannot put into a JSON Schema by itself. */
function needText({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if (zodSchema === proseSchema) jsonSchema.pattern = '\\S';
  // Defaults are filled in when a file is read; nobody has to write them.
  delete jsonSchema.default;
}
