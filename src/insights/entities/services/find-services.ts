import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { readText } from '../../languages/tokenised-text.ts';
import { createWordMemory } from '../../text/word-memory.ts';
import type { NamedEntity } from '../named-entity.ts';
import { phrasesIn, phraseTable } from '../names/phrase-table.ts';
import { readWords, type Word } from '../names/words.ts';
import { servicePhrases, serviceStem } from './service-forms.ts';

type ServiceFinder = (words: readonly Word[], recorded: readonly string[]) => NamedEntity[];

/** Decides which of several services a name stands for. */
export type SettleServices = (ids: readonly string[], recorded: readonly string[]) => readonly string[];

/**
 * Makes the finder of services. `recorded` are the services of the review's record, which decide if a name could stand for
 * several.
 */
export function createServiceFinder(
  services: Business['services'],
  aliases: Aliases['services'],
  settle: SettleServices = byRecord,
): ServiceFinder {
  const forms = phraseTable(servicePhrases(services, aliases));
  const written = wordsOf(services, aliases);
  const remember = createWordMemory<string>();
  const formOf = ({ stem }: Word): string => remember(stem, serviceStem);
  return (words, recorded) =>
    phrasesIn(forms, words, formOf).flatMap(({ values, at, next, start, end }) =>
      next === at + 1 && isDeed(words, at, written)
        ? []
        : settle([...new Set(values)], recorded).map((id) => ({ kind: 'service' as const, id, start, end })),
    );
}

/** All words in the names of services, as written. */
function wordsOf(services: Business['services'], aliases: Aliases['services']): ReadonlySet<string> {
  const names = services.flatMap(({ id, name }) => [name, ...(aliases.get(id) ?? [])]);
  return new Set(names.flatMap((name) => readWords(readText(name)).map(({ folded }) => folded)));
}

/** Words after which a verb follows. */
const BEFORE_DEEDS = new Set(
  "i you he she it we they who to will would can could should did do does didn't don't doesn't won't couldn't".split(' '),
);

/** Whether a single word tells what somebody did ("she drained off a pail"), and does not name a service. */
function isDeed(words: readonly Word[], at: number, written: ReadonlySet<string>): boolean {
  const word = words[at]?.folded ?? '';
  if (/(?:ed|ing)$/.test(word) && !written.has(word)) return true;
  return BEFORE_DEEDS.has(words[at - 1]?.folded ?? '') && /^\s*$/.test(words[at]?.gap ?? '');
}

function byRecord(ids: readonly string[], recorded: readonly string[]): readonly string[] {
  const candidates = ids.length === 1 ? ids : ids.filter((id) => recorded.includes(id));
  return candidates.length === 1 ? candidates : [];
}
