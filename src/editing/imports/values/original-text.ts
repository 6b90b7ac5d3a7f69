/** In the language of the account, as far as its words are known. */
const TRANSLATED =
  /\((?:Translated by|Übersetzt von|Traduit par|Traducido por|Traduzido pelo|Traduzione di|Vertaald door|Przetłumaczone przez) Google\)/;
const ORIGINAL = /\((?:Original|Originale|Origineel|Texto original|Avis d['’]origine)\)/;

/** What somebody wrote, without the translation that Google put before or behind it. */
export function originalText(comment: string): string {
  const translated = TRANSLATED.exec(comment);
  if (translated === null) return comment.trim();
  const original = ORIGINAL.exec(comment);
  // `(Translated by Google) … (Original) …`
  if (original !== null && original.index > translated.index) return comment.slice(original.index + original[0].length).trim();
  const before = comment.slice(0, translated.index).replace(ORIGINAL, '').trim();
  // Some have nothing but the translation.
  return before || comment.slice(translated.index + translated[0].length).trim();
}
