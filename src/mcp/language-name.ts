/** What a language is called in English, by its BCP 47 tag: `Spanish`, `Mexican Spanish`; the tag if it has no name. */
export function languageName(tag: string): string {
  return nameIn('en', tag);
}

/** What a language is called in English and by those who speak it: `Spanish`, `español`. */
export function languageNames(tag: string): string[] {
  return [...new Set([languageName(tag), nameIn(tag, tag)])];
}

function nameIn(language: string, tag: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(new Intl.Locale(tag).baseName) ?? tag;
  } catch {
    // Unicode (UTS 35) has not all tags of BCP 47: private ones and extended languages are refused.
    return tag;
  }
}
