import { en } from './en.ts';

/** A table of words, to be looked up by what a file has. */
export type Table = Readonly<Record<string, string | undefined>>;

/** The words of the forms in one language. */
export type FormWords = Omit<typeof en, 'hints'> & {
  /** By kind of file and path. A field without a hint here has the description of its schema, which is English. */
  readonly hints: Readonly<Record<string, Table>>;
};

/** The languages of the forms. */
const SPOKEN: Readonly<Record<string, FormWords>> = { en };

/** The words of the forms for a business of that language (BCP 47) in any region; English if the forms do not speak it. */
export function formWordsFor(language: string): FormWords {
  const [primary = ''] = language.split('-');
  return SPOKEN[primary] ?? en;
}
