import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { PAGE_TYPES } from '../../support/browser/page-types.ts';
import { sampleOrigin } from '../../support/shared.ts';

const origin = await sampleOrigin();

it.each(PAGE_TYPES)(
  '$name ($path) is sent with a policy that allows nothing inline, and has nothing inline',
  async ({ path }) => {
    const answer = await fetch(origin + path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(inlineParts(await answer.text())).toEqual([]);
  },
);

/** Styles, scripts and handlers in the markup; JSON in a script is data. */
function inlineParts(html: string): string[] {
  const { document } = parseHTML(html);
  const isData = (element: Element) => /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
  const runs = (element: Element) => element.localName === 'script' && !element.hasAttribute('src') && !isData(element);
  const isInline = (element: Element) =>
    runs(element) ||
    element.localName === 'style' ||
    [...element.attributes].some(
      ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
    );
  return [...document.querySelectorAll('*')].filter(isInline).map((element) => element.outerHTML.slice(0, 120));
}
