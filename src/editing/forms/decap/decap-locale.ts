import { intlTag } from '../../../reviews/text/intl-tag.ts';

/** The languages besides English in which Decap CMS 3.16.3 has words, by the names that it gives them. */
export const DECAP_LOCALES: readonly string[] =
  'bg ca cs da de es fa fr gr he hr hu it ja ko lt mk nb_no nl nn_no pl pt ro ru sk sl sr_Cyrl sv th tr uk vi zh_Hans zh_Hant'.split(
    ' ',
  );

/** The names that are not those of BCP 47. */
const OTHERWISE: Readonly<Record<string, string>> = { el: 'gr', nb: 'nb_no', no: 'nb_no', nn: 'nn_no' };

/** The setting `locale` of Decap CMS for a business's language (BCP 47); none where it has only English words. */
export function decapLocale(tag: string): { readonly locale?: string } {
  const { language, script } = new Intl.Locale(intlTag(tag)).maximize();
  const names = [`${language}_${script}`, OTHERWISE[language] ?? language];
  const locale = names.find((name) => DECAP_LOCALES.includes(name));
  return locale === undefined ? {} : { locale };
}
