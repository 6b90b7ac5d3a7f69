import { z } from 'zod';
import { checkSummary } from '../../../authoring/editorial/check-summary.ts';
import type { FormFile } from './form-file.ts';
import { TEXT } from './formats.ts';

/** `summary.md`. */
export const SUMMARY: FormFile = {
  name: 'summary',
  page: 'insights',
  shape: z.object({ text: z.string().optional() }),
  format: TEXT,
  check: (_, file) => checkSummary(file).problems,
};
