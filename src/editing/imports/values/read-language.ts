import { once } from '../../../once.ts';
import { languageSchema } from '../../../reviews/schemas/review.ts';
import { foldText } from '../../../reviews/text/text-match.ts';

/** The languages of most customers, and of most sites that export reviews. */
const LANGUAGES =
  'en es ar pt fr de it nl ca eu gl pl cs sk sl hr sr bs sq mk bg ro hu el tr ru uk da sv nb fi et lv lt he fa hi ur bn pa ta th vi id ms tl zh ja ko'.split(
    ' ',
  );

/** The languages in which sites name them, besides each its own. */
const NAMED_IN = ['en', 'es', 'ar', 'pt', 'fr', 'de', 'it', 'nl'];

const byName = once(() => {
  const names = new Map<string, string>();
  for (const tag of LANGUAGES)
    for (const locale of [...NAMED_IN, tag]) {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag);
      if (name !== undefined) names.set(foldText(name), tag);
    }
  return names;
});

/** The tag of a language that a table writes as a tag, as `EN`, or by its name: `Português`, `German`. */
export function readLanguage(written: string): string | undefined {
  const tag = byName().get(foldText(written)) ?? (/^[A-Z]{2}$/.test(written) ? written.toLowerCase() : written);
  return languageSchema.safeParse(tag).success ? tag : undefined;
}
