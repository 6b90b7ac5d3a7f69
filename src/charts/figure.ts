/** A chart as a page shows it: a drawing, the same in words and the same as a table. */
export interface Figure {
  /** Unique on a page, and a CSS identifier. */
  readonly id: string;
  readonly title: string;
  /** What the drawing shows, with the figures that count. */
  readonly description: string;
  /** SVG elements without any style of their own; `wide` is missing where one drawing serves every width. */
  readonly svg: { readonly narrow: string; readonly wide?: string };
  /** Every figure of the drawing; the first column names its row. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** How to read the drawing, where that needs to be said. */
  readonly note?: string;
}
