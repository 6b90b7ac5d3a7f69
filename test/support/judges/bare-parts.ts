import { parseHTML } from 'linkedom';

/** Elements that should not be empty. */
const PARTS = 'section, nav, aside, article, figure, ul, ol, dl, table, tbody, p, li, dt, dd, h1, h2, h3, h4, h5, h6, a, button';

/** Elements that are content without having text. */
const THINGS = 'img, svg, input, select, textarea, picture, video, verified-reviews';

/** Elements that a script fills, or that are not shown. */
const LATER = '[hidden], template, [aria-live], [aria-hidden=true]';

/** What a page shows if it has too little to show: parts and headings without content, and values such as NaN. */
export function bareParts(html: string): string[] {
  const { document } = parseHTML(html);
  const parts = [...document.querySelectorAll(PARTS)].filter((part) => !part.closest(LATER) && isBare([part]));
  const lonely = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => !heading.closest(LATER) && isBare(below(heading)),
  );
  for (const script of document.querySelectorAll('script')) script.remove();
  const text = document.documentElement.outerHTML;
  const figures = text.match(/.{0,40}\b(?:NaN|undefined|null|Infinity|\[object|1 (?:reviews|mentions|stars)\b).{0,20}/g) ?? [];
  return [
    ...parts.map((part) => `nothing in ${part.outerHTML.slice(0, 80)}`),
    ...lonely.map((heading) => `nothing below ${heading.outerHTML.slice(0, 80)}`),
    ...figures,
  ];
}

function isBare(elements: readonly Element[]): boolean {
  return elements.every(
    (element) => element.textContent?.trim() === '' && !element.matches(THINGS) && !element.querySelector(THINGS),
  );
}

/** The elements between a heading and the next one of the same or a higher level. */
function below(heading: Element): Element[] {
  const following: Element[] = [];
  for (let at: Element | null = heading; at && !at.matches('main, body'); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (startsSection(next, heading)) return following;
      following.push(next);
    }
  }
  return following;
}

/** Whether an element is, or begins with, a heading of the same or a higher level. */
function startsSection(element: Element, heading: Element): boolean {
  const [first] = element.matches('h1, h2, h3, h4, h5, h6') ? [element] : element.querySelectorAll('h1, h2, h3, h4, h5, h6');
  if (!first || first.localName > heading.localName) return false;
  const before = element.textContent?.split(first.textContent ?? '')[0];
  return before?.trim() === '' && element.querySelector(THINGS) === null;
}
