import { isGroup, type Source, textAt } from '../../../authoring/source/source.ts';
import type { Workspace } from '../../workspace.ts';
import { type FormValues, reviewToForm } from '../form-value.ts';

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
