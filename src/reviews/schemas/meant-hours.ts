/** How days are written in English and Spanish, without accents. People cut them off after two letters or more. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  Mo: ['monday', 'lunes', 'l'],
  Tu: ['tuesday', 'martes', 'm'],
  We: ['wednesday', 'miercoles', 'x'],
  Th: ['thursday', 'jueves', 'j'],
  Fr: ['friday', 'viernes', 'v'],
  Sa: ['saturday', 'sabado', 's'],
  Su: ['sunday', 'domingo', 'd'],
};

const SHORTEST = 2;
const RANGE = /\s*[-‐–—]\s*|\s+(?:to|a)\s+/;
const LIST = /\s*[,&]\s*|\s+(?:and|y)\s+/;

/** Letters that stand for a day in Spanish alone. `M` and `S` do not mean the same in English. */
const SPANISH = /\b[lxjvd]\b/;

/** What opening hours in another spelling mean: `Mo-Fr 09:00-14:00` for `L-V 9:00-14:00`; `undefined` if that is not certain. */
export function meantHours(written: string): string | undefined {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const { days = '', times } =
    /^(?:(?:from|de)\s+)?(?<days>\D+?)(?:[\s:,]+(?:(?:from|de)\s+)?(?<times>\d.*))?$/.exec(plain)?.groups ?? {};
  if (/\b[ms]\b/.test(days) && !SPANISH.test(days)) return undefined;
  const meant = [eachRange(days, dayOf), times === undefined ? '' : eachRange(times, timeOf, isLikely)];
  return meant.includes(undefined) ? undefined : meant.join(' ').trimEnd();
}

/** Translates both ends of each range of a list. */
function eachRange(
  written: string,
  translate: (end: string) => string | undefined,
  isRange: (ends: readonly string[], written: readonly string[]) => boolean = (ends) => ends.length <= 2,
): string | undefined {
  const ranges = written.split(LIST).map((range) => {
    const parts = range.split(RANGE);
    const ends = parts.flatMap((part) => translate(part.replace(/\.$/, '')) ?? []);
    return ends.length === parts.length && isRange(ends, parts) ? ends.join('-') : undefined;
  });
  return ranges.includes(undefined) ? undefined : ranges.join(',');
}

/** The day that a word means, if it is the beginning of one day's name alone. */
function dayOf(word: string): string | undefined {
  const found = Object.entries(DAYS).filter(([, names]) =>
    names.some((name) => name === word || (word.length >= SHORTEST && name.startsWith(word))),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
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
