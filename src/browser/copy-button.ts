/** In ms: how long a button says that it has copied. */
const RESET = 3000;

/** What is said of a copy: that it was made, or that the reader has to make it of what is selected. */
interface CopyWords {
  readonly copied?: string;
  readonly selected?: string;
}

/** Lets a button copy the text of an element. The status says what has become of that. */
export function copyOnClick(button: HTMLElement, element: HTMLElement, status: HTMLElement, words: CopyWords): void {
  const { copied = '', selected = '' } = words;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    // A page without https has no clipboard, and a reader may have forbidden it.
    const isCopied = await navigator.clipboard?.writeText(element.textContent.trimEnd()).then(
      () => true,
      () => false,
    );
    if (!isCopied) getSelection()?.selectAllChildren(element);
    button.textContent = isCopied ? copied : label;
    status.textContent = isCopied ? copied : selected;
    setTimeout(() => {
      button.textContent = label;
      status.textContent = '';
    }, RESET);
  });
}
