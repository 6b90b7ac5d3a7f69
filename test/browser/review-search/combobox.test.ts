import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { createCombobox } from '../../../src/browser/review-search/combobox.ts';
import { openDocument } from '../../support/browser/document.ts';

const CHOICES: readonly Choice[] = [
  { field: 'service', value: 'repair', name: 'Water heater repair', kind: 'Service', href: '' },
  { field: 'area', value: 'wath', name: 'Wath', kind: 'Area', href: '' },
];

function open(typed: string) {
  const { document, Event } = openDocument('<input><ul id="names" hidden></ul>');
  const input = document.querySelector('input') as HTMLInputElement;
  const list = document.querySelector('ul') as HTMLElement;
  const chosen: Choice[] = [];
  createCombobox(input, list, CHOICES, (choice) => chosen.push(choice));
  input.value = typed;
  input.dispatchEvent(new Event('input'));
  const press = (key: string, altKey = false, others: Partial<KeyboardEvent> = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, altKey, ...others });
    input.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const active = () => document.querySelector(`#${input.getAttribute('aria-activedescendant') ?? 'none'}`)?.textContent;
  const leave = () => input.dispatchEvent(new Event('blur'));
  return { input, list, chosen, press, active, leave };
}

describe('the list of names', () => {
  it('opens with what is typed, and says so', () => {
    const { input, list } = open('wat');
    expect([...list.children].map((option) => [option.getAttribute('role'), option.textContent])).toEqual([
      ['option', 'Water heater repair Service'],
      ['option', 'Wath Area'],
    ]);
    expect([list.hidden, input.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(open('xyz').list.hidden).toBe(true);
  });

  it('is gone through by the arrows, past its ends to the field itself, and Enter chooses', () => {
    const { press, active, chosen, list } = open('wat');
    expect(active()).toBeUndefined();
    const steps = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => [press(key), active()]);
    expect(steps).toEqual([
      [true, 'Water heater repair Service'],
      [true, 'Wath Area'],
      [true, undefined],
      [true, 'Wath Area'],
      [true, 'Water heater repair Service'],
    ]);
    expect(list.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    expect(press('Enter')).toBe(true);
    expect(chosen).toEqual([CHOICES[0]]);
    expect(list.hidden).toBe(true);
  });

  it('leaves to the field the keys that it does not take', () => {
    const { press, chosen } = open('wat');
    expect([press('Enter'), press('a'), press('Home')]).toEqual([false, false, false]);
    expect(press('Escape')).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(chosen).toEqual([]);
    expect([open('xyz').press('ArrowDown'), open('').press('ArrowUp', true)]).toEqual([false, false]);
  });

  it.each([
    ['that composes', { isComposing: true }],
    ['whose composition has just ended, in Safari', { isComposing: false, keyCode: 229 }],
  ])('leaves its keys to an input method %s', (_, others) => {
    const { press, active, list } = open('wat');
    expect([press('ArrowDown', false, others), press('Escape', false, others)]).toEqual([false, false]);
    expect([active(), list.hidden]).toEqual([undefined, false]);
  });

  it('opens again with an arrow, and with Alt opens and closes without a name', () => {
    const { press, active, list, input } = open('wat');
    press('Escape');
    expect([press('ArrowDown'), list.hidden, active()]).toEqual([true, false, 'Water heater repair Service']);
    expect([press('ArrowUp', true), list.hidden, active()]).toEqual([true, true, undefined]);
    expect([press('ArrowUp'), active()]).toEqual([true, 'Wath Area']);
    press('Escape');
    expect([press('ArrowDown', true), list.hidden, active()]).toEqual([true, false, undefined]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('is left for the text by %s', (key) => {
    const { press, active, list } = open('wat');
    press('ArrowDown');
    expect([press(key), active(), list.hidden]).toEqual([false, undefined, false]);
  });

  it('is chosen from by a click, and closes when the field is left', () => {
    const { list, chosen } = open('wat');
    (list.children[1] as HTMLElement).click();
    expect(chosen).toEqual([CHOICES[1]]);
    const other = open('wat');
    other.leave();
    expect(other.list.hidden).toBe(true);
  });
});
