/** The plural forms (CLDR) that some languages have besides `one` and `other`. */
export const FURTHER_FORMS = ['zero', 'two', 'few', 'many'] as const;

/** The words for one thing, those for the further forms of the language, and those for any other number. */
export type CountedWords = { readonly one: string; readonly other: string } & {
  readonly [form in (typeof FURTHER_FORMS)[number]]?: string;
};

/** A message in the words of the business; a list's entries if it is a list. */
export type OwnMessage = string | CountedWords | readonly string[];

/** The business's own words in place of those of the interface, by path: `home.title`. */
export type OwnWords = Readonly<Record<string, OwnMessage>>;

/** Whether a message has other words for one thing. */
export function isCounted(message: OwnMessage): message is CountedWords {
  return typeof message === 'object' && 'other' in message;
}
