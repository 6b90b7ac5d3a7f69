/** A chart as a page shows it: as a drawing, in words and as a table. */
export interface Figure {
  /** Unique on a page, and a CSS identifier. */
  readonly id: string;
  readonly title: string;
  /** What the drawing shows, in words, with its most important numbers. */
  readonly description: string;
  /** SVG elements without any styles. `wide` is missing if one drawing serves every width. */
  readonly svg: { readonly narrow: string; readonly wide?: string };
  /** Every number of the drawing. The first column names the rows. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** How to read the drawing, if that needs to be said. */
  readonly note?: string;
}
