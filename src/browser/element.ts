export type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of HTML; text becomes text, never markup. */
export function html<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** An element of SVG. */
export function svg(name: string, attributes: Attributes, ...children: Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement;
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** A button with a text. It submits no form. */
export function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = html('button', { type: 'button' }, text);
  element.addEventListener('click', onClick);
  return element;
}

/** Sets those attributes that have a value. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
}
