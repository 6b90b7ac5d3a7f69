import { parse } from 'node:path';
import { asciiSlug } from '../../../authoring/files/ascii-slug.ts';
import { freeName, RESERVED } from '../../../authoring/files/names/reserved-names.ts';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { titled } from '../../../markdown/headings.ts';
import { freeSlug } from '../../../reviews/text/comparing/slug.ts';
import type { FormValues } from '../form-value.ts';

/** The title of a page in its form: that of the field, or the heading with which the text begins. */
export function titleOf({ title, text }: FormValues): string {
  return titled(String(text ?? ''), title ? String(title) : undefined).title ?? '';
}

/** The name of a new page, which makes its address: `privacy`, `privacy-2` beside that one, and `our-policy` where the site has one. */
export function newPageName(title: string, pages: readonly FileText[]): string {
  const name = asciiSlug(title) || 'page';
  return freeSlug(RESERVED.includes(name) ? freeName(name) : name, new Set(pages.map(({ file }) => parse(file).name)));
}
