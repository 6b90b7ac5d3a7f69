import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe advises beyond; without a list it leaves out the rules that only 2.2 has. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colours decide. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, a line for each element. */
export async function accessibilityIssues(page: Page, rules: 'every' | 'colours' = 'every'): Promise<string[]> {
  const runOnly: axe.RunOptions['runOnly'] =
    rules === 'every' ? { type: 'tag', values: EVERY_RULE } : { type: 'rule', values: COLOUR_RULES };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), {
    runOnly,
    resultTypes: ['violations'],
  } satisfies axe.RunOptions);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
