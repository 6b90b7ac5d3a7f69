/** `3 weeks ago`, `hace 2 meses`, `vor einem Jahr`, `Yesterday`, `3 週間前` */
const RELATIVE =
  /(?<!\p{L})(?:ago|yesterday|today|last (?:week|month|year)|hace|(?:ante)?ayer|hoy|vor|(?:vor)?gestern|heute|il y a|hier|fa|ieri|há|atrás|(?:ante)?ontem|geleden|(?:eer)?gisteren|temu|acum|ezelőtt|назад|тому|önce|sedan|siden|sitten|před|pred|prije|πριν|lalu|منذ|قبل|أمس|اليوم)(?!\p{L})|[前전]\s*$/iu;

/** Whether a date only says how long ago it was, as programs read it from Google's pages. */
export function saysHowLongAgo(written: string): boolean {
  return RELATIVE.test(written);
}
