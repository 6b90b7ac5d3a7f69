/** Tags that the detector takes for one language. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], no: ['nb', 'nn'], hr: ['hr', 'bs'] };

/** What may be written for a language that was found: `id or ms`. */
export function tagsFor(found: string): string {
  return (TOGETHER[found] ?? [found]).join(' or ');
}

/** The English name of a language, for messages. If the detector cannot tell it from others, all of them are named. */
export function languageName(tag: string): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return (TOGETHER[tag] ?? [tag]).map((each) => names.of(each) ?? each).join(' or ');
}
