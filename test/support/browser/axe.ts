import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's further advice. Without a list, axe leaves out the rules that only 2.2 has. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How many lists of fields are checked of those that stand in the same kind of part. The others look the same. */
const LISTS_ALIKE = 2;

/** The smaller of the two files of the package; each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, a line for each element. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ({ options, most }) => {
      // Lists that axe only left out would still cost it as much as all others.
      const placeOf = ({ parentElement: part }: Element) => `${part?.className} in ${part?.parentElement?.className}`;
      const kinds = Map.groupBy(document.querySelectorAll('dl'), placeOf);
      const others = [...kinds.values()].flatMap((alike) => alike.slice(most));
      const places = others.map((list) => {
        const place = document.createComment('');
        list.replaceWith(place);
        return () => place.replaceWith(list);
      });
      // The call bar covers what is behind it until the reader scrolls, which axe cannot know.
      const bar = document.querySelector<HTMLElement>('.call-bar');
      bar?.style.setProperty('position', 'static');
      const results = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      bar?.style.removeProperty('position');
      for (const putBack of places) putBack();
      return results;
    },
    { options: { runOnly: EVERY_RULE, resultTypes: ['violations'] } satisfies axe.RunOptions, most: LISTS_ALIKE },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
