/**
 * The groups in which some interfaces put all fields (`data.attributes.author`, `acf.author`), and the kinds of value below which
 * some databases put each (`author.S`, `rating.integerValue`).
 */
const AROUND =
  /^(?:(?:data|attributes|node|fields|properties|acf|meta|_source)\.)+|\.(?:[SN]|BOOL|(?:string|integer|double|boolean|timestamp)Value)$/g;

/** The number of a question or its code, in surveys that name their columns by both: `2. Your name`, `G01Q02. Your name`. */
const NUMBER = /^[a-z]*\d\w*(?:\[\w+\])?[.:)] +/i;

/** The answers to choose from, behind a name: `Publish (Y/N)`, `Veröffentlichen ja/nein`. */
const CHOICES =
  /[\s:–-]*[([]?\b(?:y|yes|t|true|j|ja|o|oui|s|s[ií]|sì|sim) ?(?:\/|or|oder|ou|of) ?(?:n|no|f|false|nein|non|nee|não)[)\]]?\??\s*$/iu;

/** The name of a column without what is around each. */
export function bareName(column: string): string {
  return column.replace(AROUND, '').replace(NUMBER, '').replace(CHOICES, '');
}
