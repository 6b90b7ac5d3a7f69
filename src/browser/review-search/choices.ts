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
  const format = new Intl.NumberFormat(locale);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.filters a')].map((link) => ({
    link,
    /** `undefined` for the link to all reviews. */
    choice: choiceOf(link),
    showCount: createCountView(link, format),
  }));
  for (const { link, choice } of links) {
    link.addEventListener('click', (event) => {
      // Other clicks open a tab or a window, or save the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const group = link.closest('details');
      if (group?.open) {
        group.open = false;
        group.querySelector('summary')?.focus();
      }
      onChoice(choice);
    });
  }
  const all = links.flatMap(({ choice }) => choice ?? []);
  const find = (field: ChoiceField, value: string | undefined) =>
    all.find((choice) => choice.field === field && choice.value === value) ?? [];
  return {
    all,
    jobOf: ({ mentions, service_area: area }) =>
      [
        ...mentions.services.map((id) => find('service', id)),
        ...mentions.technicians.map((name) => find('technician', name)),
        find('area', area),
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
      for (const { choice, showCount } of links) if (choice) showCount(counts?.[kindOf(choice.field)], choice.value);
    },
  };
}

function choiceOf(link: HTMLAnchorElement): Choice | undefined {
  const { field, value = '' } = link.dataset;
  if (field === undefined) return undefined;
  const name = link.querySelector('.name')?.textContent ?? '';
  const kind = link.closest('details')?.querySelector('summary')?.textContent ?? '';
  return { field: field as ChoiceField, value, name, kind, href: link.getAttribute('href') ?? '' };
}

/**
 * Lets the number beside a link, and its bar, show how many reviews its value has in the counts of all values; without counts what
 * is true of all reviews.
 */
function createCountView(link: HTMLAnchorElement, format: Intl.NumberFormat) {
  const [count, bar] = [link.querySelector('.count'), link.querySelector('rect')];
  const [ofAll, widthOfAll] = [count?.textContent ?? '', bar?.getAttribute('width') ?? ''];
  return (counts: Readonly<Record<string, number>> | undefined, value: string): void => {
    if (!count) return;
    const found = counts && (counts[value] ?? 0);
    const sum = Object.values(counts ?? {}).reduce((total, each) => total + each, 0);
    link.toggleAttribute('data-none', found === 0);
    count.textContent = found === undefined ? ofAll : format.format(found);
    bar?.setAttribute('width', found === undefined ? widthOfAll : String((100 * found) / Math.max(1, sum)));
  };
}
