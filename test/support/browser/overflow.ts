/** Runs in the page. Finds the elements that stick out of the window sideways where readers cannot scroll. */
export function widerThanWindow(): string[] {
  const canBeScrolled = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || canBeScrolled(element.parentElement));
  const isOutside = ({ left, right }: DOMRect) => right > window.innerWidth + 0.5 || left < -0.5;
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => isOutside(element.getBoundingClientRect()) && !canBeScrolled(element.parentElement),
  );
  return outside.map((element) => element.outerHTML.slice(0, 120));
}
