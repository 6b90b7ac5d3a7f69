/** A document's code blocks in a language. */
export function codeBlocks(document: string, language: string): string[] {
  return [...document.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);
}

/** The rows of a document's table with this header. */
export function tableRows(document: string, head: string): string[][] {
  const [, table = ''] = document.split(`| ${head} |`, 2);
  const lines = (table.split('\n\n', 1)[0] ?? '').split('\n').slice(2);
  return lines.map((line) => line.slice(2, -2).split(' | '));
}
