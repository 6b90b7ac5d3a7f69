import { en, type FormWords } from './en.ts';
import { es } from './es.ts';

/** The languages of the forms. */
const SPOKEN: Readonly<Record<string, FormWords>> = { en, es };

/** The words of the forms for a business of that language (BCP 47) in any region; English if the forms do not speak it. */
export function formWordsFor(language: string): FormWords {
  const [primary = ''] = language.split('-');
  return SPOKEN[primary] ?? en;
}
