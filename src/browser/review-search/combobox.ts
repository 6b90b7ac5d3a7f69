import { html } from '../element.ts';
import type { Choice } from './choices.ts';
import { suggest } from './suggest.ts';

const CARET_KEYS: readonly string[] = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * Whether a key is for an input method that composes text. Safari ends the composition before it gives the key that ends it, so
 * that only the old code of such keys tells.
 */
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/**
 * Makes a field and a list a combobox with a listbox, by the ARIA Authoring Practices Guide: the arrows open the list and move
 * through it, Enter chooses, Escape closes it, and the focus stays in the field. Keys that the list does not take are left to the
 * field. Returns a function that closes the list.
 */
export function createCombobox(
  input: HTMLInputElement,
  list: HTMLElement,
  choices: readonly Choice[],
  onChoice: (choice: Choice) => void,
): () => void {
  let offered: readonly Choice[] = [];
  let active = -1;

  list.setAttribute('role', 'listbox');
  input.addEventListener('input', () => open(suggest(input.value, choices)));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (isForInputMethod(event) || !(offered.length > 0 ? act(event) : reopen(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  // The field keeps the focus, so that the list stays until the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) choose([...list.children].indexOf(option));
  });
  return close;

  /** Opens the list at certain keys; tells whether it did. */
  function reopen(event: KeyboardEvent): boolean {
    if (event.key !== 'ArrowDown' && (event.key !== 'ArrowUp' || event.altKey)) return false;
    open(suggest(input.value, choices));
    if (offered.length === 0) return false;
    return event.altKey || act(event);
  }

  /** Does what a key means in the open list; tells whether the key was for the list. */
  function act({ key, altKey }: KeyboardEvent): boolean {
    // The caret moves in the text, so no option is active any more.
    if (CARET_KEYS.includes(key)) move(-1);
    if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowDown') move(active + 1);
    else if (key === 'ArrowUp') move(active < 0 ? offered.length - 1 : active - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && active >= 0) choose(active);
    else return false;
    return true;
  }

  function open(found: readonly Choice[]): void {
    offered = found;
    list.replaceChildren(...found.map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    move(-1);
  }

  function close(): void {
    open([]);
  }

  /** Past either end no option is active, and the arrow after that begins at the other end. */
  function move(to: number): void {
    active = to < offered.length ? to : -1;
    for (const [place, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(place === active));
      if (place === active) option.scrollIntoView?.({ block: 'nearest' });
    }
    const id = list.children[active]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  }

  function choose(place: number): void {
    const choice = offered[place];
    close();
    if (choice) onChoice(choice);
  }

  function optionOf({ name, kind }: Choice, place: number): HTMLElement {
    return html('li', { id: `${list.id}-${place}`, role: 'option' }, name, ' ', html('span', { class: 'count' }, kind));
  }
}
