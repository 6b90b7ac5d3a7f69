import { parseHTML } from 'linkedom';

/** The site's address in the documents. */
const SITE = 'https://reviews.example.com';

export interface PublishedAt {
  /** Put in the place of the address that the documents give the site. */
  readonly baseUrl: string;
  /** Where the files are published that documents link to, by their names in the documents' folder. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** The HTML of a document of the repository, fit for a page of the site: with the site's address, and links that work there. */
export function publishedDocument(html: string, { baseUrl, hrefs }: PublishedAt): string {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  for (const link of document.querySelectorAll('a[href]')) publishLink(link, hrefs);
  for (const code of document.querySelectorAll('code')) code.textContent = code.textContent.replaceAll(SITE, () => baseUrl);
  for (const table of document.querySelectorAll('table')) wrap(table);
  return document.body.innerHTML;
}

/** Gives a link its published address; a link to something unpublished is replaced by its content. */
function publishLink(link: Element, hrefs: PublishedAt['hrefs']): void {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#') || URL.canParse(href)) return;
  const [file = '', ...fragment] = href.split(/(?=#)/);
  const published = hrefs[file];
  if (published === undefined) link.replaceWith(...link.childNodes);
  else link.setAttribute('href', published + fragment.join(''));
}

/** Lets a table that is too wide for a screen be scrolled by itself, also with the keyboard. Its columns name it. */
function wrap(table: Element): void {
  const container = table.ownerDocument.createElement('div');
  container.className = 'scroll';
  container.setAttribute('tabindex', '0');
  container.setAttribute('role', 'group');
  container.setAttribute('aria-label', [...table.querySelectorAll('th')].map(({ textContent }) => textContent).join(', '));
  table.replaceWith(container);
  container.append(table);
}
