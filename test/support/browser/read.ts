import type { Locator } from 'playwright-core';

/** What a browser makes of a property of the styles, for the first of the elements. */
export function styleOf(elements: Locator, property: string): Promise<string> {
  return elements.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The values of an attribute, in the order of the elements. */
export function attributesOf(elements: Locator, name: string): Promise<(string | null)[]> {
  return elements.evaluateAll((all, attribute) => all.map((element) => element.getAttribute(attribute)), name);
}

/** The width of a picture in pixels of its own. It may come after the page. */
export function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
}
