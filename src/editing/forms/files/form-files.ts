import type { z } from 'zod';
import { themeFileSchema } from '../../../brand/theme.ts';
import { businessFileSchema } from '../../../reviews/schemas/business.ts';
import { policyFileSchema } from '../../../reviews/schemas/policy.ts';

interface Kind {
  readonly name: string;
  /** The page that shows what the file says. */
  readonly page: string;
  /** That of a file that is a group of keys. */
  readonly schema?: z.ZodObject;
}

export type FormFile = 'business.yaml' | 'notice.md' | 'policy.yaml' | 'faq.yaml' | 'brand/theme.yaml' | 'summary.md';

/** The files with forms of their own, besides the reviews. */
export const FORM_FILES: Readonly<Record<FormFile, Kind>> = {
  'business.yaml': { name: 'business', page: '/', schema: businessFileSchema },
  'notice.md': { name: 'notice', page: '/' },
  'policy.yaml': { name: 'policy', page: 'policy', schema: policyFileSchema },
  'faq.yaml': { name: 'faq', page: 'insights' },
  'brand/theme.yaml': { name: 'theme', page: '/', schema: themeFileSchema },
  'summary.md': { name: 'summary', page: 'insights' },
};

/** A page of the owner's own. */
export type PageFile = `pages/${string}.md`;

/** A file that a form shows. */
export type FormName = FormFile | PageFile;

export function isPage(name: string): name is PageFile {
  return PAGE.test(name);
}

const PAGE = /^pages\/[a-z0-9-]{1,80}\.md$/;

export const FILE_NAMES = Object.keys(FORM_FILES) as FormFile[];
