import { onceFor } from '../../once.ts';
import type { Aliases } from '../../reviews/aliases.ts';
import type { Business, Trade } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { createEngine, type Said } from '../engine.ts';
import { type Attribution, attribute } from '../entities/attribution/attribute.ts';
import { createEntityFinder } from '../entities/finder.ts';
import type { NamedEntity } from '../entities/named-entity.ts';
import { ENGLISH } from '../languages/english/english.ts';
import type { Language } from '../languages/language.ts';
import { readText, type TokenisedText } from '../languages/tokenised-text.ts';
import { readLearned } from '../learned.ts';
import type { Mention } from '../mention.ts';
import { createNameHider } from '../model/business-name.ts';
import type { OwnAspect } from '../own-aspect.ts';
import { repeatsIn } from '../verdicts/merge.ts';

/** What is found in one review, independently of the others. */
export interface Findings extends Pick<Said, 'statements' | 'covered'> {
  readonly mentions: readonly Mention[];
  readonly names: readonly NamedEntity[];
  /** Each of them is about one of the mentions. */
  readonly verdicts: readonly Attribution[];
}

/** Reads one review, whose text has already been split into words. */
export type Finder = (text: TokenisedText, review: Review) => Findings;

/** The fields of the business on which reading a review depends. If one changes, what an earlier build found is not used. */
export const READ_OF_BUSINESS = [
  'name',
  'technicians',
  'services',
  'service_areas',
  'address',
] as const satisfies (keyof Business)[];

/** What reading a review depends on in the editors' files. */
export interface FinderInput {
  readonly business: Pick<Business, (typeof READ_OF_BUSINESS)[number]>;
  /** The trade whose aspects the reviews are read for. */
  readonly trade: Trade;
  readonly aliases: Aliases;
  readonly aspects: readonly OwnAspect[];
}

export function createFinder({ business, trade, aliases, aspects }: FinderInput): Finder {
  const findEntities = createEntityFinder(business, aliases);
  const hideName = createNameHider(business.name);
  const engineFor = onceFor((language: Language) => createEngine(readLearned(trade, language), aspects));
  return (text, review) => {
    const said = engineFor(text.language).read(hideName(text), review.rating);
    const { statements, covered } = said;
    const repeats = repeatsIn(said.mentions);
    const mentions = said.mentions.filter((mention) => !repeats.has(mention));
    // Names are searched for in all languages, but the finders expect text read as English.
    const plain = text.language === ENGLISH ? text : readText(text.text);
    const names = findEntities(plain, review);
    const verdicts = ofKept(attribute(plain, review, names, said.mentions), mentions, repeats);
    return { mentions, names, statements, covered, verdicts };
  };
}

/** A verdict about a repeat becomes one about the mention that is quoted in its place. */
function ofKept(
  verdicts: readonly Attribution[],
  kept: readonly Mention[],
  repeats: ReadonlyMap<Mention, Mention>,
): Attribution[] {
  const numbers = new Map(kept.map((mention, number) => [mention, number]));
  const distinct = new Map<string, Attribution>();
  for (const { kind, id, mention: given } of verdicts) {
    const mention = repeats.get(given) ?? given;
    distinct.set(`${kind} ${numbers.get(mention)} ${id}`, { kind, id, mention });
  }
  return [...distinct.values()];
}
