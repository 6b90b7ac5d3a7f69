/**
 * In pixels: the gap below an open list. It covers the room that the page keeps free below the focus (`scroll-padding-bottom`).
 */
const GAP = 24;

/** Keeps the open list of a filter above the lower edge of the window, and above the telephone bar there. */
export function fitChips(page: Document): void {
  // Captured, because `toggle` does not bubble.
  page.addEventListener('toggle', fit, true);

  function fit({ target }: Event): void {
    const list = (target as Element).querySelector<HTMLElement>('.filters [open] > .choices');
    if (!list) return;
    const end = page.querySelector('.call-bar')?.getBoundingClientRect();
    // On a wide screen there is no bar.
    const below = end?.height ? end.top : innerHeight;
    list.style.setProperty('--room', `${below - GAP - list.getBoundingClientRect().top}px`);
    // Scrolls if there is too little room.
    list.scrollIntoView({ block: 'nearest' });
  }
}

/** Closes an open list of the filters at a click beside it, and at Escape, which moves the focus back to the chip. */
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
