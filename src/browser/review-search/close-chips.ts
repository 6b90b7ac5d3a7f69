/** Closes an open list of the filters at a click beside it, and at Escape, which gives the focus back to what opened it. */
export function closeChips(page: Document): void {
  const openChip = () => page.querySelector<HTMLDetailsElement>('.filters details[open]');
  page.addEventListener('click', ({ target }) => {
    const chip = openChip();
    if (chip && !chip.contains(target as Node)) chip.removeAttribute('open');
  });
  page.addEventListener('keydown', (event) => {
    const chip = openChip();
    if (event.key !== 'Escape' || !chip) return;
    chip.removeAttribute('open');
    if (chip.contains(page.activeElement)) chip.querySelector('summary')?.focus();
  });
}
