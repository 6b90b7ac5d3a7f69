import type { FacetCounts } from '../../reviews/query/facet-counts.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { addressOf, type ChoiceField, FIELD_OF, findsAll, kindOf, type SearchFields, toggle } from './search-fields.ts';

/** A value that a reader may choose. */
export interface Choice {
  readonly field: ChoiceField;
  readonly value: string;
  /** What the reader calls the value, and its kind. */
  readonly name: string;
  readonly kind: string;
  /** Its page. */
  readonly href: string;
}

/** The links of the filters as choices of the search. */
export interface Choices {
  readonly all: readonly Choice[];
  /** What a review's record names: the services, the people and the area of the job. */
  jobOf(review: Pick<Review, 'mentions' | 'service_area'>): readonly Choice[];
  /** The fields, without values that are no choice here. */
  known(fields: SearchFields): SearchFields;
  /** Marks what is chosen; each link leads to the search that a click on it makes. */
  show(fields: SearchFields): void;
  /** Shows beside each value how many reviews it would give; without counts those of all reviews. */
  count(counts?: FacetCounts): void;
}

export function isChosen({ field, value }: Choice, fields: SearchFields): boolean {
  return fields[field] === value;
}

const FIELDS: readonly ChoiceField[] = Object.values(FIELD_OF);

/**
 * Turns the links of the page into choices. `onChoice` is called when a reader chooses one in this tab; `undefined` means all
 * reviews.
 */
export function createChoices(path: string, locale: string, onChoice: (choice: Choice | undefined) => void): Choices {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.filters a')].map(readLink);
  for (const { link, choice, group } of links) {
    link.addEventListener('click', (event) => {
      // Other clicks open a tab or a window, or save the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (group?.open) {
        group.open = false;
        group.querySelector('summary')?.focus();
      }
      onChoice(choice);
    });
  }
  const format = new Intl.NumberFormat(locale);
  const all = links.flatMap(({ choice }) => choice ?? []);
  const choiceOf = (field: ChoiceField, value: string | undefined) =>
    all.find((choice) => choice.field === field && choice.value === value) ?? [];
  return {
    all,
    jobOf: ({ mentions, service_area: area }) =>
      [
        ...mentions.services.map((id) => choiceOf('service', id)),
        ...mentions.technicians.map((name) => choiceOf('technician', name)),
        choiceOf('area', area),
      ].flat(),
    known(fields) {
      const isKnown = (field: ChoiceField) => all.some((choice) => choice.field === field && isChosen(choice, fields));
      const unknown = FIELDS.filter((field) => !isKnown(field));
      return { ...fields, ...Object.fromEntries(unknown.map((field) => [field, ''])) };
    },
    show(fields) {
      for (const { link, choice } of links) {
        const isCurrent = choice ? isChosen(choice, fields) : findsAll(fields);
        if (isCurrent) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
        if (choice) link.setAttribute('href', path + addressOf(toggle(fields, choice.field, choice.value)));
      }
    },
    count(counts) {
      for (const link of links) {
        const values = link.choice && counts?.[kindOf(link.choice.field)];
        if (link.choice) showCount(link, values && (values[link.choice.value] ?? 0), sumOf(values), format);
      }
    },
  };
}

/** A link of the filters, with its parts. */
interface FilterLink {
  readonly link: HTMLAnchorElement;
  /** `undefined` for the link to all reviews. */
  readonly choice: Choice | undefined;
  readonly group: HTMLDetailsElement | null;
  /** Where its number of reviews stands, and that number among all reviews. */
  readonly count: Element | null;
  readonly countOfAll: string;
  /** The bar that shows the number, and its width then. */
  readonly bar: Element | null;
  readonly barOfAll: string;
}

function readLink(link: HTMLAnchorElement): FilterLink {
  const { field, value = '' } = link.dataset;
  const name = link.querySelector('.name')?.textContent ?? '';
  const group = link.closest<HTMLDetailsElement>('details');
  const kind = group?.querySelector('summary')?.textContent ?? '';
  const href = link.getAttribute('href') ?? '';
  const choice = field === undefined ? undefined : { field: field as ChoiceField, value, name, kind, href };
  const count = link.querySelector('.count');
  const bar = link.querySelector('rect');
  return { link, choice, group, count, countOfAll: count?.textContent ?? '', bar, barOfAll: bar?.getAttribute('width') ?? '' };
}

/** Shows beside a link how many of so many reviews it would give, or without a number what is true of all reviews. */
function showCount(
  { link, count, countOfAll, bar, barOfAll }: FilterLink,
  found: number | undefined,
  sum: number,
  format: Intl.NumberFormat,
): void {
  if (!count) return;
  link.toggleAttribute('data-none', found === 0);
  count.textContent = found === undefined ? countOfAll : format.format(found);
  bar?.setAttribute('width', found === undefined ? barOfAll : String((100 * found) / Math.max(1, sum)));
}

function sumOf(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}
