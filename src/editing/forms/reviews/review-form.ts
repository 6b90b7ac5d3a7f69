import { findName, type KnownNames } from '../../../authoring/business/known-names.ts';
import { isGroup, type Source, textAt } from '../../../authoring/source/source.ts';
import type { Workspace } from '../../workspace.ts';
import type { FormValues } from '../form-value.ts';

/** A review as its form shows it. `state` says whether it waits and whether it is answered, for the filters of the list. */
export function reviewForm({ about }: Workspace, { value }: Source): FormValues {
  const values = isGroup(value) ? value : {};
  const state = [
    values.verification === undefined ? 'waiting' : 'published',
    values.response === undefined ? 'unanswered' : 'answered',
  ];
  return { ...reviewToForm(values, about.known), state: state.join(' ') };
}

/** The path of a review's form: `reviews/2026-03-14-maria-g.json`, whatever file holds the review. */
export function reviewPath(source: Source): string {
  return `reviews/${textAt(source.value, 'id')}.json`;
}

/** A review's values as its form shows them: aliases become the names and ids that the form offers. Lists keep their order. */
export function reviewToForm(value: FormValues, known: KnownNames): FormValues {
  const { mentions, service_area, id, ...rest } = value;
  return {
    ...rest,
    ...(isGroup(mentions) && {
      mentions: {
        ...mentions,
        ...namesIn('technicians', mentions, known.technicians),
        ...namesIn('services', mentions, known.services),
      },
    }),
    ...(service_area !== undefined && { service_area: nameOf(service_area, known.serviceAreas) }),
  };
}

function namesIn(key: string, mentions: FormValues, table: KnownNames['technicians']): FormValues {
  const names = mentions[key];
  return Array.isArray(names) ? { [key]: names.map((name) => nameOf(name, table)) } : {};
}

/** An unknown name stays, so that the check reports it. */
function nameOf(name: unknown, table: KnownNames['technicians']): unknown {
  return typeof name === 'string' ? (findName(table, name) ?? name) : name;
}
