/** What a language is called in English, by its BCP 47 tag: `Spanish`, `Mexican Spanish`; the tag if it has no name. */
export function languageName(tag: string): string {
  return nameIn('en', tag) ?? tag;
}

/** What a language is called in English and by those who speak one of the `languages`: `English`, `Englisch`, `inglés`. */
export function languageNames(tag: string, languages: readonly string[]): string[] {
  return [...new Set([languageName(tag), ...languages.flatMap((language) => nameIn(language, tag) ?? [])])];
}

function nameIn(language: string, tag: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(new Intl.Locale(tag).baseName);
  } catch {
    // Unicode (UTS 35) has not all tags of BCP 47: private ones and extended languages are refused.
    return undefined;
  }
}
