/** A button with a text, which does something. */
export function buttonOf(page: Document, text: string, onClick: () => void): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
