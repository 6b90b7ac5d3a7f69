import { z } from 'zod';
import { checkTheme } from '../../../authoring/brand/check-theme.ts';
import { checkFaq } from '../../../authoring/editorial/check-faq.ts';
import { checkPolicy } from '../../../authoring/editorial/check-policy.ts';
import { checkSummary } from '../../../authoring/editorial/check-summary.ts';
import { checkYamlFile } from '../../../authoring/yaml/check-yaml.ts';
import { themeFileSchema } from '../../../brand/theme.ts';
import { faqFileSchema } from '../../../reviews/schemas/editorial.ts';
import { policyFileSchema } from '../../../reviews/schemas/policy.ts';
import { BUSINESS } from './business.ts';
import type { FormFile } from './form-file.ts';
import { KEYS, LIST, TEXT } from './formats.ts';
import { NOTICE, PAGE } from './own-texts.ts';

export const POLICY: FormFile = {
  name: 'policy',
  page: 'policy',
  shape: policyFileSchema,
  format: KEYS,
  check: (_, file) => checkYamlFile(file, checkPolicy).problems,
};

/** Its answers name reviews. */
export const FAQ: FormFile = {
  name: 'faq',
  page: 'insights',
  shape: z.object({ entries: faqFileSchema }),
  format: LIST,
  check({ checked: { stateOf }, problems }, file) {
    return checkYamlFile(file, (value) => checkFaq(value, { stateOf, complete: problems.length === 0 })).problems;
  },
};

export const THEME: FormFile = {
  name: 'theme',
  page: '/',
  shape: themeFileSchema,
  format: KEYS,
  check: (_, file) => checkYamlFile(file, checkTheme).problems,
};

export const SUMMARY: FormFile = {
  name: 'summary',
  page: 'insights',
  shape: z.object({ text: z.string().optional() }),
  format: TEXT,
  check: (_, file) => checkSummary(file).problems,
};

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
