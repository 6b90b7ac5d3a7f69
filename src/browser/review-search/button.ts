/** A button with a text. */
export function buttonOf(page: Document, text: string, onClick: () => void): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}
