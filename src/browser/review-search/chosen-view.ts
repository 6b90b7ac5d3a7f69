import { fillIn } from '../../reviews/text/fill-in.ts';
import { buttonOf } from './button.ts';
import type { Choice } from './choices.ts';
import type { SearchWords } from './search-words.ts';

/** Shows what is chosen. */
export type ShowChosen = (chosen: readonly Choice[]) => void;

/** A list of what is chosen, each with a button that takes it away, and one button for all, which calls `onTaken(undefined)`. */
export function createChosenView(page: Document, say: SearchWords, onTaken: (choice: Choice | undefined) => void): ShowChosen {
  const list = page.querySelector('#chosen') as HTMLElement;
  return (chosen) => {
    // The button that was pressed disappears, and the focus moves to the one in its place.
    const place = [...list.querySelectorAll('button')].indexOf(page.activeElement as HTMLButtonElement);
    const taken = chosen.map((choice) => {
      const button = buttonOf(page, choice.name, () => onTaken(choice));
      button.setAttribute('aria-label', fillIn(say.remove, { name: choice.name }));
      return button;
    });
    const buttons = chosen.length > 1 ? [...taken, buttonOf(page, say.clear, () => onTaken(undefined))] : taken;
    list.replaceChildren(
      ...buttons.map((button) => {
        const item = page.createElement('li');
        item.append(button);
        return item;
      }),
    );
    list.hidden = buttons.length === 0;
    if (place >= 0) (buttons[Math.min(place, buttons.length - 1)] ?? page.querySelector<HTMLElement>('#search-query'))?.focus();
  };
}
