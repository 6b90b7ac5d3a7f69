const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of HTML that has no character references but the four of its markup. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (reference) => CHARACTERS[reference] ?? reference);
}
