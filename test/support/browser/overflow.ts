/** Runs in the page: the elements that stick out on the right where no reader can scroll to. */
export function widerThanWindow(): string[] {
  const canBeScrolled = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || canBeScrolled(element.parentElement));
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5 && !canBeScrolled(element.parentElement),
  );
  return outside.map((element) => element.outerHTML.slice(0, 120));
}
