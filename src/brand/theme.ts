import { z } from 'zod';
import { quote } from '../reviews/schemas/issues.ts';
import { HEX } from './colour/srgb.ts';

/** Without quotation marks, YAML takes `#0b5c66` for a comment, and the value is empty. */
const colourSchema = z
  .string({ error: ({ input }) => (input === null ? `is empty; ${QUOTED}` : `is not text; ${QUOTED}`) })
  .regex(HEX, { error: ({ input }) => `${quote(input)} is not a colour; ${QUOTED}` });

const QUOTED = 'a colour is written with # and six digits, and in a file in quotation marks: "#0b5c66"';

/** `brand/theme.yaml` as an owner writes it. */
export const themeFileSchema = z.strictObject({
  accent: colourSchema.optional(),
  accent_dark: colourSchema.optional(),
  type: z.enum(['classic', 'plain', 'friendly']).optional(),
  radius: z.enum(['none', 'small', 'large']).optional(),
  density: z.enum(['compact', 'regular', 'roomy']).optional(),
  photo_alt: z.string().regex(/\S/, { error: 'is empty' }).max(300).optional(),
});

export type Theme = z.output<typeof themeFileSchema>;
