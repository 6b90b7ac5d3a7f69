import type { Aliases } from '../../reviews/aliases.ts';
import type { Business } from '../../reviews/schemas/business.ts';
import { createWordMemory } from '../text/word-memory.ts';
import type { NamedEntity } from './named-entity.ts';
import { phrasesIn, phraseTable } from './phrase-table.ts';
import { servicePhrases, serviceStem } from './service-forms.ts';
import type { Word } from './words.ts';

type ServiceFinder = (words: readonly Word[], recorded: readonly string[]) => NamedEntity[];

/** Decides for which of several services a name stands. */
export type SettleServices = (ids: readonly string[], recorded: readonly string[]) => readonly string[];

/**
 * Makes the finder of services. `recorded` are those of the review's record, which decide where a name could stand for several.
 */
export function createServiceFinder(
  services: Business['services'],
  aliases: Aliases['services'],
  settle: SettleServices = byRecord,
): ServiceFinder {
  const forms = phraseTable(servicePhrases(services, aliases));
  const remember = createWordMemory<string>();
  const formOf = ({ stem }: Word): string => remember(stem, () => serviceStem(stem));
  return (words, recorded) =>
    phrasesIn(forms, words, formOf).flatMap(({ values, start, end }) =>
      settle([...new Set(values)], recorded).map((id) => ({ kind: 'service' as const, id, start, end })),
    );
}

function byRecord(ids: readonly string[], recorded: readonly string[]): readonly string[] {
  const candidates = ids.length === 1 ? ids : ids.filter((id) => recorded.includes(id));
  return candidates.length === 1 ? candidates : [];
}
