import { BUSINESS } from './business.ts';
import { FAQ } from './faq.ts';
import type { FormFile } from './form-file.ts';
import { NOTICE, PAGE } from './own-texts.ts';
import { POLICY } from './policy.ts';
import { SUMMARY } from './summary.ts';
import { THEME } from './theme.ts';

/** The files with forms of their own, in the order of their list, by their names in the content folder. */
const FORM_FILES = {
  'business.yaml': BUSINESS,
  'notice.md': NOTICE,
  'policy.yaml': POLICY,
  'faq.yaml': FAQ,
  'brand/theme.yaml': THEME,
  'summary.md': SUMMARY,
} satisfies Readonly<Record<string, FormFile>>;

export type FormFileName = keyof typeof FORM_FILES;

export const FILES_WITH_FORMS = Object.entries(FORM_FILES) as readonly [FormFileName, FormFile][];

/** What a form shows of that name: one of these files, or a page of the owner's own. */
export function formFileOf(name: string): FormFile | undefined {
  if (PAGE_NAME.test(name)) return PAGE;
  return Object.hasOwn(FORM_FILES, name) ? FORM_FILES[name as FormFileName] : undefined;
}

const PAGE_NAME = /^pages\/[a-z0-9-]{1,80}\.md$/;
