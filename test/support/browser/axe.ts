import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's further advice. Without a list, axe leaves out the rules that only 2.2 has. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The smaller of the two files of the package; each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, a line for each element. Of rows that look the same, it judges two: they may have stripes. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const places = await page.evaluateHandle(leaveOutRepeated);
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), {
    runOnly: EVERY_RULE,
    resultTypes: ['violations'],
  } satisfies axe.RunOptions);
  await places.evaluate((putBack) => putBack());
  await places.dispose();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Runs in the page. Takes out each row and each part that has the same elements in the same place as two before it, but for how
 * often they are repeated. If axe only ignored them, they would cost as much as all others. Returns what puts them back.
 */
function leaveOutRepeated(): () => void {
  const telling = ['class', 'style', 'role', 'type', 'lang', 'dir', 'tabindex', 'hidden'];
  const nameOf = ({ nodeName, attributes }: Element) =>
    nodeName +
    [...attributes]
      .map(({ name, value }) => (telling.includes(name) || value === '' ? ` ${name}="${value}"` : ` ${name}`))
      .join('');
  const shapes = new Map<Element, string>();
  const isBlank = (node: Node) => node.textContent?.trim() === '';
  function shapeOf(element: Element): string {
    const parts = [...element.childNodes].map((child) =>
      child instanceof Element ? shapeOf(child) : isBlank(child) ? '' : 'text',
    );
    const shape = `${nameOf(element)}(${[...new Set(parts)].join()})`;
    shapes.set(element, shape);
    return shape;
  }
  const placeOf = (element: Element | null): string => (element ? `${placeOf(element.parentElement)}>${nameOf(element)}` : '');
  shapeOf(document.body);
  const counts = new Map<string, number>();
  const repeated = [...document.querySelectorAll('li, tr, article, section, details, dl, dl > div, dt, dd')].filter((row) => {
    const key = placeOf(row.parentElement) + shapes.get(row);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > 2;
  });
  const puttingBack = repeated.map((row) => {
    const place = document.createComment('');
    row.replaceWith(place);
    return () => place.replaceWith(row);
  });
  return () => {
    for (const putBack of puttingBack.reverse()) putBack();
  };
}
