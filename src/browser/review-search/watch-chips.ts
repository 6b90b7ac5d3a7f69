/**
 * In pixels: the gap below an open list. It covers the room that the page keeps free below the focus (`scroll-padding-bottom`).
 */
const GAP = 24;

/**
 * Closes an open list of the filters at a click beside it, at a key beside it, as it would cover what the Tab key has moved the
 * focus to (WCAG 2.2, 2.4.11), and at Escape. Keeps it above the lower edge of the window, and above the telephone bar there.
 */
export function watchChips(): void {
  document.addEventListener('click', close);
  // Safari on an iPhone makes no click of a tap on plain text unless an element below the body listens.
  document.querySelector('main')?.addEventListener('click', close);
  document.addEventListener('keyup', close);
  // Captured, because `toggle` does not bubble.
  document.addEventListener('toggle', fit, true);
}

function close(event: Event): void {
  const chip = document.querySelector('.filters details[open]');
  const isInside = chip?.contains(event.target as Node);
  if (isInside && (event as KeyboardEvent).key !== 'Escape') return;
  chip?.removeAttribute('open');
  if (isInside) chip?.querySelector('summary')?.focus();
}

function fit({ target }: Event): void {
  const list = (target as Element).querySelector<HTMLElement>('.filters [open] > .choices');
  if (!list) return;
  const end = document.querySelector('.call-bar')?.getBoundingClientRect();
  // On a wide screen there is no bar.
  const below = end?.height ? end.top : innerHeight;
  list.style.setProperty('--room', `${below - GAP - list.getBoundingClientRect().top}px`);
  // Scrolls if there is too little room.
  list.scrollIntoView({ block: 'nearest' });
}
