import { type CountMessage, type Locale, localeOf } from '../../locales/locale.ts';
import type { Catalog } from '../../reviews/catalog.ts';
import type { WidgetWords } from '../../reviews/text/widget-words.ts';

/** The script has room for these two languages, or for one other. */
const TWO = ['en', 'es'];

/** The words of the widget by language. The site's own comes first; readers of a language that is not here see that. */
export function widgetWords({ language, words }: Pick<Catalog, 'language' | 'words'>): Readonly<Record<string, WidgetWords>> {
  const own = localeOf(language, words);
  const [primary = 'en'] = own.tag.toLowerCase().split('-');
  const others = TWO.includes(primary) ? TWO.filter((other) => other !== primary) : [];
  return Object.fromEntries([[primary, wordsIn(own)], ...others.map((other) => [other, wordsIn(localeOf(other))])]);
}

function wordsIn({ tag, messages }: Locale): WidgetWords {
  const { widget, rating, disclosure, verification } = messages;
  const counted: CountMessage = messages.count.verifiedReviews;
  const plurals = new Intl.PluralRules(tag);
  // Where 21 has the form of one, words that do not repeat the number must not stand for it.
  const isOneAlone = plurals.select(21) !== 'one';
  const reviews = (form: Intl.LDMLPluralRule) => counted('{0}', form === 'one' && isOneAlone, form);
  const forms = plurals.resolvedOptions().pluralCategories;
  const special = forms.filter((form) => reviews(form) !== reviews('other'));
  return {
    tag,
    label: widget.label('{0}'),
    stars: rating.stars('{0}'),
    score: widget.score('{0}', '{1}'),
    reviews: { ...Object.fromEntries(special.map((form) => [form, reviews(form)])), other: reviews('other') },
    none: widget.none,
    selection: widget.selection('{0}', '{1}'),
    by: widget.by('{0}'),
    disclosure: { incentive: disclosure.incentive, relation: disclosure.relation },
    verified: verification,
  };
}
