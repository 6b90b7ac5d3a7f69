/** What is said of one thing, and of any other number. */
export interface CountedWords {
  readonly one: string;
  readonly other: string;
}

/** A message in the words of the business; of a list, its entries. */
export type OwnMessage = string | CountedWords | readonly string[];

/** What the business says in the place of the interface's own words, by path: `home.title`. */
export type OwnWords = Readonly<Record<string, OwnMessage>>;

/** Whether a message has other words for one thing. */
export function isCounted(message: OwnMessage): message is CountedWords {
  return typeof message === 'object' && 'other' in message;
}
