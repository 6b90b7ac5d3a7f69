import { addressOf } from './search-fields.ts';

/** On the page of a facet, makes the links of the other kinds lead to the search for both. */
export function combineLinks(): void {
  const path = document.querySelector('.filters .every')?.getAttribute('href') ?? '';
  const own = document.querySelector<HTMLElement>('.filters a[aria-current][data-field]')?.dataset;
  if (!own) return;
  for (const link of document.querySelectorAll<HTMLElement>('.filters a[data-field]')) {
    const { field = '', value } = link.dataset;
    if (field !== own.field) link.setAttribute('href', path + addressOf({ [own.field ?? '']: own.value, [field]: value }));
  }
}
