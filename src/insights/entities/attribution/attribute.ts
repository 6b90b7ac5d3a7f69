import { firstWhere } from '../../../reviews/binary-search.ts';
import type { Review } from '../../../reviews/schemas/review.ts';
import type { TokenisedText } from '../../languages/tokenised-text.ts';
import type { Mention } from '../../mention.ts';
import { type Stretch, stretchOf } from '../../text/segments.ts';
import type { EntityKind, NamedEntity } from '../named-entity.ts';
import { groupTechnicians } from './named-groups.ts';
import { type OwnedStretch, ownStretches } from './verdict-owners.ts';

/** A verdict that belongs to an entity. */
export interface Attribution {
  readonly kind: EntityKind;
  /** The name of a technician, or the id of a service or area. */
  readonly id: string;
  readonly mention: Mention;
}

/** Aspects that depend on the firm and not on the person who came. Aspects that the editors added count as the person's. */
const FIRMS: ReadonlySet<string> = new Set(['responsiveness', 'scheduling', 'price', 'warranty']);

/**
 * Decides which verdicts of a review belong to which technician, service and area. `named` is in the order of the text. Services
 * and areas are those of the record; technicians are those of the record and those whom the text names.
 */
export function attribute(
  text: TokenisedText,
  record: Pick<Review, 'mentions' | 'service_area'>,
  named: readonly NamedEntity[],
  mentions: readonly Mention[],
): Attribution[] {
  return [
    ...toTechnicians(text, record, named, mentions),
    ...toServices(text, record, named, mentions),
    ...toArea(record, mentions),
  ];
}

function toTechnicians(
  text: TokenisedText,
  { mentions: { technicians } }: Pick<Review, 'mentions'>,
  named: readonly NamedEntity[],
  mentions: readonly Mention[],
): Attribution[] {
  const groups = groupTechnicians(text.text, named);
  const [only] = technicians;
  const alone = technicians.length === 1 && groups.every(({ keys }) => keys.every((key) => key === only)) ? only : undefined;
  if (mentions.length === 0 || (groups.length === 0 && alone === undefined)) return [];
  const stretches = ownStretches(text, groups);
  const office = new Set(stretches.filter(({ others }) => others).map(({ sentence }) => sentence));
  return mentions.flatMap((mention) => {
    const touched = touchedBy(mention, stretches);
    const owners = ownersOf(touched);
    const came = !FIRMS.has(mention.aspect) && touched.length > 0 && !touched.some(({ sentence }) => office.has(sentence));
    // What is said of the work, outside sentences about the office, is credited to the only technician of the record.
    const keys = owners.length > 0 || alone === undefined || !came ? owners : [alone];
    return keys.map((id) => ({ kind: 'technician' as const, id, mention }));
  });
}

/** The stretches that a passage touches. `stretches` are in the order of the text and do not overlap. */
function touchedBy<T extends Stretch>({ start, end }: Stretch, stretches: readonly T[]): T[] {
  const first = firstWhere(0, stretches.length, (at) => (stretches[at]?.end ?? 0) > start);
  const last = firstWhere(first, stretches.length, (at) => (stretches[at]?.start ?? 0) >= end);
  return stretches.slice(first, last);
}

/** The owners of the stretches that a verdict's passage touches, if all have the same owners. */
function ownersOf([first, ...others]: readonly OwnedStretch[]): readonly string[] {
  if (first === undefined || others.some(({ keys }) => keys.join('\n') !== first.keys.join('\n'))) return [];
  return first.keys;
}

function toServices(
  { tokens, sentences }: TokenisedText,
  { mentions: { services } }: Pick<Review, 'mentions'>,
  named: readonly NamedEntity[],
  mentions: readonly Mention[],
): Attribution[] {
  if (mentions.length === 0) return [];
  const stretches = sentences.map((sentence) => stretchOf(tokens, sentence));
  return services.flatMap((id) => {
    const places = named.filter((name) => name.kind === 'service' && name.id === id);
    const naming = stretches.filter((stretch) => touchedBy(stretch, places).length > 0);
    return mentions
      .filter((mention) => services.length === 1 || touchedBy(mention, naming).length > 0)
      .map((mention) => ({ kind: 'service' as const, id, mention }));
  });
}

function toArea({ service_area }: Pick<Review, 'service_area'>, mentions: readonly Mention[]): Attribution[] {
  if (service_area === undefined) return [];
  return mentions.map((mention) => ({ kind: 'service_area', id: service_area, mention }));
}
