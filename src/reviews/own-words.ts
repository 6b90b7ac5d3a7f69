/** A message in the words of the business: a text, one for one and one for more, or the entries of a list. */
export type OwnMessage = string | { readonly one: string; readonly other: string } | readonly string[];

/** What the business says in the place of the interface's own words, by path: `home.title`. */
export type OwnWords = Readonly<Record<string, OwnMessage>>;
