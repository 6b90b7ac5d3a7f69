/** A part of a text that something is said about, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A run of a text, and the spans that cover all of it, in their order. */
export interface Run<S extends Span> {
  readonly text: string;
  readonly spans: readonly S[];
}

/** Cuts a text where spans begin and end, so that overlapping ones can be marked; the runs joined are the text. */
export function markText<S extends Span>(text: string, spans: readonly S[]): Run<S>[] {
  const within = spans.filter(({ start, end }) => 0 <= start && start < end && end <= text.length);
  const cuts = [...new Set([0, ...within.flatMap(({ start, end }) => [start, end]), text.length])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    return { text: text.slice(start, end), spans: within.filter((span) => span.start <= start && end <= span.end) };
  });
}
