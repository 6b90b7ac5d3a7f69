import { join } from 'node:path';
import { applyPatch, structuredPatch } from 'diff';
import { listNames } from '../../src/publication/sealing/list-names.ts';
import { ownName } from '../support/template.ts';
import { textOf } from './content-changes.ts';

/** A file of the template that a later version has changed or added; its texts are those of `textOf`. */
export interface TemplateChange {
  /** Its name in the folder of the business. */
  readonly name: string;
  /** Its name in the template. */
  readonly template: string;
  /** `undefined` if only the later version has the file. */
  readonly before: string | undefined;
  /** With the template's change; `undefined` if the file has other lines where that is. */
  readonly after: string | undefined;
}

/** How many lines beside a change have to be as the template had them. */
const CONTEXT = 2;

/** The owner's own text, from the first day. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['README.md']);

/**
 * What two versions of the template differ in, applied to the files of a business, which its owner may have edited. Files that
 * the owner deleted, or that the later version no longer has, are left out.
 */
export async function templateChanges(shop: string, before: string, after: string): Promise<TemplateChange[]> {
  const changes: TemplateChange[] = [];
  for (const template of (await listNames(after)).sort()) {
    const name = ownName(template);
    const [old, now, own] = await Promise.all([join(before, template), join(after, template), join(shop, name)].map(textOf));
    if (LEFT_ALONE.has(name) || old === now || own === now) continue;
    if (old === undefined && own === undefined) changes.push({ name, template, before: undefined, after: now });
    if (old === undefined || now === undefined || own === undefined) continue;
    const merged = applyPatch(own, structuredPatch(name, name, old, now, '', '', { context: CONTEXT }));
    if (merged !== own) changes.push({ name, template, before: own, after: merged === false ? undefined : merged });
  }
  return changes;
}
