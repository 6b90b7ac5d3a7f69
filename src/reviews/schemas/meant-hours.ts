interface Words {
  /** From Monday on, without accents, with a | between several for one day. People cut them off after two letters or more. */
  readonly days: string;
  /** A pattern, as `to` is. */
  readonly from: string;
  readonly to: string;
  readonly and: string;
  /** The word behind a time. */
  readonly hour?: string;
}

const LANGUAGES: readonly Words[] = [
  { days: 'monday|m tuesday wednesday thursday friday|f saturday sunday', from: 'from', to: 'to', and: 'and' },
  { days: 'lunes|l martes|m miercoles|x jueves|j viernes|v sabado|s domingo|d', from: 'de', to: 'a', and: 'y' },
  {
    days: 'montags dienstags mittwochs donnerstags freitags samstags|sonnabends sonntags',
    from: 'von',
    to: 'bis',
    and: 'und',
    hour: 'uhr',
  },
  { days: 'lundi mardi mercredi jeudi vendredi samedi dimanche', from: '(?:du|de|le)', to: '(?:au|a)', and: 'et' },
];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const SHORTEST = 2;

/** Letters that stand for a day in Spanish or English alone. `M` and `S` do not mean the same in both. */
const CERTAIN = /\b[lxjvdf]\b/;

/**
 * What opening hours in another spelling mean: `Mo-Fr 09:00-14:00` for `L-V 9:00-14:00`; `undefined` if that is not certain, as of
 * `Do 9-14`, a Thursday in German and a Sunday in Spanish, and `Di 9-14`, a Tuesday in German and a Sunday in French.
 */
export function meantHours(written: string): string | undefined {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const meant = new Set(LANGUAGES.flatMap((words) => hoursIn(words, plain) ?? []));
  return meant.size === 1 ? [...meant][0] : undefined;
}

function hoursIn({ days: names, from, to, and, hour = '' }: Words, plain: string): string | undefined {
  const parts = new RegExp(`^(?:${from}\\s+)?(?<days>\\D+?)(?:[\\s:,]+(?:${from}\\s+)?(?<times>\\d.*))?$`);
  const { days = '', times } = parts.exec(plain)?.groups ?? {};
  if (/\b[ms]\b/.test(days) && !CERTAIN.test(days)) return undefined;
  const list = new RegExp(`\\s*[,&/]\\s*|\\s+${and}\\s+(?:${from}\\s+)?`);
  const range = new RegExp(`\\s*[-‐–—]\\s*|\\s+${to}\\s+`);
  const each = (text: string): string[][] => text.split(list).map((part) => part.split(range));
  const meant = [
    eachRange(each(days), (word) => dayOf(word, names)),
    times === undefined ? '' : eachRange(each(times.replaceAll(hour, '')), timeOf, isLikely),
  ];
  return meant.includes(undefined) ? undefined : meant.join(' ').trimEnd();
}

/** Translates both ends of each range of a list. */
function eachRange(
  written: readonly (readonly string[])[],
  translate: (end: string) => string | undefined,
  isRange: (ends: readonly string[], written: readonly string[]) => boolean = (ends) => ends.length <= 2,
): string | undefined {
  const ranges = written.map((parts) => {
    const ends = parts.flatMap((part) => translate(part.replace(/\.$/, '')) ?? []);
    return ends.length === parts.length && isRange(ends, parts) ? ends.join('-') : undefined;
  });
  return ranges.includes(undefined) ? undefined : ranges.join(',');
}

/** The day that a word means, if it is the beginning of one day's name alone. */
function dayOf(word: string, days: string): string | undefined {
  const names = days.split(' ').map((name) => name.split('|'));
  const found = DAYS.filter((_, day) =>
    names[day]?.some((name) => name === word || (word.length >= SHORTEST && name.startsWith(word))),
  );
  return found.length === 1 ? found[0] : undefined;
}

const TIME = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))?\s*h?\s*(?<half>[ap])?(?:\.?m)?$/;

function timeOf(written: string): string | undefined {
  const { hour, minute = '00', half } = TIME.exec(written)?.groups ?? {};
  if (hour === undefined || (half !== undefined && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours > 24 || Number(minute) > 59 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Whether two times are certain: `9-5` may mean an evening, and so may the 1 of `1-5pm`. */
function isLikely([from = '', to = '', ...others]: readonly string[], written: readonly string[]): boolean {
  const halves = written.filter((time) => /[ap]/.test(time)).length;
  return others.length === 0 && to !== '' && halves !== 1 && (from < to || from >= '12:00' || halves === 2);
}
