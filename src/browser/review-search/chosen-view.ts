import { fillIn } from '../../reviews/text/fill-in.ts';
import { button, html } from '../element.ts';
import type { Choice } from './choices.ts';
import type { SearchWords } from './search-words.ts';

/** Shows what is chosen: each with a button that takes it away, and one button for all, which calls `onTaken(undefined)`. */
export function createChosenView(say: SearchWords, onTaken: (choice: Choice | undefined) => void) {
  const list = document.querySelector('#chosen') as HTMLElement;
  return (chosen: readonly Choice[]): void => {
    // The button that was pressed disappears, and the focus moves to the one in its place.
    const place = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
    const taken = chosen.map((choice) => {
      const taking = button(choice.name, () => onTaken(choice));
      taking.setAttribute('aria-label', fillIn(say.remove, { name: choice.name }));
      return taking;
    });
    const buttons = chosen.length > 1 ? [...taken, button(say.clear, () => onTaken(undefined))] : taken;
    list.replaceChildren(...buttons.map((each) => html('li', {}, each)));
    list.hidden = buttons.length === 0;
    if (place >= 0)
      (buttons[Math.min(place, buttons.length - 1)] ?? document.querySelector<HTMLElement>('#search-query'))?.focus();
  };
}
