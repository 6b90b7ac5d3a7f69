/** A node of the tree that satori lays out: what JSX would make. */
export interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** CSS properties as satori names them; numbers are pixels. */
export type Style = Readonly<Record<string, string | number>>;

/** Children one below the other, or as the style says. */
export function box(style: Style, ...children: readonly Element[]): Element {
  return {
    type: 'div',
    props: { style: { display: 'flex', flexDirection: 'column', boxSizing: 'border-box', ...style }, children },
  };
}

/** Words that are all written the same way. */
export function words(style: Style, text: string): Element {
  // Some regions write numbers with a narrow no-break space, which the font lacks.
  return { type: 'div', props: { style, children: text.replaceAll('\u202f', '\u00a0') } };
}
