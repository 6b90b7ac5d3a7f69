/** In the language of the account, as far as its words are known. */
const TRANSLATED =
  /[(（](?:(?:Translated by|Übersetzt von|Traduit par|Traducido por|Traduzido pelo|Traduzione di|Vertaald door|Przetłumaczone przez|Переведено) Google|Přeloženo Googlem|Google tarafından çevrildi|Google による翻訳|由 Google 提供翻譯|由 Google 翻译|Google 번역 제공)[)）]/;
const ORIGINAL =
  /[(（](?:Original|Originale|Origineel|Orijinal|Texto original|Avis d['’]origine|Оригинал|原文|原始評論|원문)[)）]/;

/** In any other language, as a label that names Google at the beginning, with another above the original, or alone on its line. */
const BY_GOOGLE = '[(（][^()（）\\n]{0,30}Google[^()（）\\n]{0,20}[)）]';
const ABOVE_ORIGINAL = new RegExp(`^${BY_GOOGLE}\\s.+?\\n\\n[(（][^()（）\\n]{1,25}[)）]\\n(.+)`, 's');
const BELOW_ORIGINAL = new RegExp(`^(.+?)\\n\\n${BY_GOOGLE}\\n`, 's');

/** What somebody wrote, without the translation that Google put before or behind it. */
export function originalText(comment: string): string {
  const translated = TRANSLATED.exec(comment);
  if (translated === null) return ((ABOVE_ORIGINAL.exec(comment) ?? BELOW_ORIGINAL.exec(comment))?.[1] ?? comment).trim();
  const original = ORIGINAL.exec(comment);
  // `(Translated by Google) … (Original) …`
  if (original !== null && original.index > translated.index) return comment.slice(original.index + original[0].length).trim();
  const before = comment.slice(0, translated.index).replace(ORIGINAL, '').trim();
  // Some have nothing but the translation.
  return before || comment.slice(translated.index + translated[0].length).trim();
}
