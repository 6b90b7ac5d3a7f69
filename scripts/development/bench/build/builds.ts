import { join } from 'node:path';
import { root } from '../../../support/project.ts';
import { type Cost, costOf } from './cost.ts';

export function buildStock(folder: string): Promise<Cost> {
  return costOf([join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent', '--root', folder]);
}

/** Runs our build. Also returns how many files it says it has rendered. */
export async function buildOurs(
  content: string,
  out: string,
  flags: readonly string[] = [],
): Promise<Cost & { readonly rendered: number }> {
  const settings = { CONTENT_DIR: content, NOTIFY_HUB: '0' };
  const cost = await costOf([join(root, 'scripts', 'build.ts'), '--out', out, ...flags], settings);
  const [, rendered] = /([\d,]+) of [\d,]+ files rendered/.exec(cost.printed) ?? [];
  if (rendered === undefined) throw new Error(`the build does not say what it rendered: ${cost.printed}`);
  return { ...cost, rendered: Number(rendered.replaceAll(',', '')) };
}
