import { rowsBelow, type Table } from '../tables/table.ts';
import { plainName } from './column-names.ts';
import type { Columns } from './fields.ts';

/** The words for an answer, without accents and vowel signs, of which the name of a column may hold one among others. */
const ANSWER =
  /(?:^| )(?:repl(?:y|ies)|respon(?:se|ses|ded)|answers?|antwort(?:en)?|antwoord(?:en)?|svar|respuestas?|contestacion|respostas?|reponses?|rispost[ae]|odpowiedz\p{L}*|odpoved\p{L}*|ответ(?!ств)\p{L}*|відповід(?!альн)\p{L}*|yanıtı?|cevabı?|cevap|απαντηση|תגוב\p{L}*|उततर|phan hoi|tra loi)(?: |$)|返信|回[复覆]|답[글변]|ตอบกลบ|الرد/u;

/** Whether the name of a column says that it holds the answer of the business, or the day of it. */
export function namesAnswer(column: string): boolean {
  // The comparable form of a name has the letters of each Korean syllable by themselves.
  return ANSWER.test(plainName(column).normalize('NFC'));
}

/** Whether the name of a column ends with who answered: `reply_author`, which has `Reply from the owner`. */
function namesPerson(column: string): boolean {
  return / (?:author|name|by|from)$/.test(plainName(column));
}

/** In UTF-16 code units: a name, a state or a date is shorter. */
const SENTENCE = 20;

/** The columns that may hold the answers of the business and that are not read, if none is. */
export async function unreadAnswers(table: Table, header: readonly string[], columns: Columns): Promise<string[]> {
  const taken = Object.values(columns);
  const named = header.filter((name) => namesAnswer(name) && !namesPerson(name) && !taken.includes(name));
  if (columns.response_text !== undefined || named.length === 0) return [];
  const open = new Map(named.map((name) => [header.indexOf(name), name]));
  const found: string[] = [];
  for await (const { cells } of rowsBelow(table)) {
    for (const [place, name] of open) {
      const cell = (cells[place] ?? '').trim();
      if (cell.length < SENTENCE || !isSentence(cell)) continue;
      found.push(name);
      open.delete(place);
    }
    if (open.size === 0) break;
  }
  return found;
}

/** Not an address or an id. Some scripts have no spaces. */
function isSentence(cell: string): boolean {
  return /\s.*\s/s.test(cell) || /[\u3041-\u30fe\p{Script=Han}\p{Script=Thai}]/u.test(cell);
}
