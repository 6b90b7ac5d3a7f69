const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of HTML that has no character references except these four. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (reference) => CHARACTERS[reference] ?? reference);
}
