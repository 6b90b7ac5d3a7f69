import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, levels A and AA, and axe's further advice. Without a list, axe leaves out the rules that only 2.2 has. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page has many of; `.opblock` is an operation of Swagger UI. */
const REPEATED = 'article, blockquote, details, dl, dl > div, li, tr, .opblock';

/**
 * How many are checked of those that stand in the same kind of part and are made of the same kinds of elements. The others look the
 * same.
 */
const ALIKE = 2;

/** The smaller of the two files of the package; each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, a line for each element. */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ options, repeated, most }) => {
      const kindOf = ({ localName, attributes }: Element) =>
        [localName, ...[...attributes].map(({ name, value }) => (/^(class|lang|role)$/.test(name) ? value : name))].join();
      const counts = new Map<string, number>();
      const places: (() => void)[] = [];
      for (const part of document.querySelectorAll(repeated)) {
        // What is in a part that was left out counts for no other.
        if (!part.isConnected) continue;
        const around = [part.parentElement, part.parentElement?.parentElement].map((each) => each?.className);
        const kinds = [...part.querySelectorAll('*')].map(kindOf);
        const key = [...around, kindOf(part), ...new Set(kinds)].join(' ');
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count <= most) continue;
        // Parts that axe only left out would still cost it as much as all others.
        const place = document.createComment('');
        part.replaceWith(place);
        places.push(() => place.replaceWith(part));
      }
      // The call bar covers what is behind it until the reader scrolls, which axe cannot know.
      const bar = document.querySelector<HTMLElement>('.call-bar');
      bar?.style.setProperty('position', 'static');
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      bar?.style.removeProperty('position');
      for (const putBack of places) putBack();
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { options: { runOnly: EVERY_RULE, resultTypes: ['violations'] } satisfies axe.RunOptions, repeated: REPEATED, most: ALIKE },
  );
}
