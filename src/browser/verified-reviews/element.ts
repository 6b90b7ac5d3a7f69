type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of HTML; text becomes text, never markup. */
export function html(name: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  return fill(document.createElement(name), attributes, children);
}

/** An element of SVG. */
export function svg(name: string, attributes: Attributes, ...children: Node[]): SVGElement {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement, attributes, children);
}

function fill<T extends Element>(element: T, attributes: Attributes, children: readonly (Node | string)[]): T {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
