import { ignoredIn, OBSERVED_ATTRIBUTES, queryOf } from './verified-reviews/attributes.ts';
import { loadReviews } from './verified-reviews/load-reviews.ts';
import { isRatingAlone, renderPlaces, renderReviews } from './verified-reviews/render-reviews.ts';
import { accentStyles, STYLES } from './verified-reviews/styles.ts';
import { type Words, wordsOf } from './verified-reviews/words.ts';

const NAME = 'verified-reviews';

/** The address of the site that the script came from, with a slash at its end. No other site is asked for anything. */
const BASE_URL = new URL('./', import.meta.url.split('?')[0]).href;
/** The path of the search below it; `undefined` on a static host (`STATIC=1`). */
const { SEARCH_PATH, ACCENT, WORDS, LANGUAGE } = import.meta.env;

// A sheet object, because the policy of the page around may forbid style elements.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES + accentStyles(ACCENT));

/** The element `<verified-reviews>`: it shows, on any page, reviews of the site that its script came from. */
class VerifiedReviews extends HTMLElement {
  static observedAttributes = OBSERVED_ATTRIBUTES;
  readonly #root = this.attachShadow({ mode: 'open' });
  /** How often it began to load; what an earlier time brings is not shown. */
  #loads = 0;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.#showFallback();
  }

  connectedCallback(): void {
    // It is connected again when a page moves it: what it shows can stay, reviews and the places of those to come alike.
    if (this.#root.lastElementChild?.matches('slot')) this.#root.append(renderPlaces(this.#query(), this.#words(), this.#form()));
    void this.#load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#load();
  }

  disconnectedCallback(): void {
    this.#loads++;
  }

  async #load(): Promise<void> {
    const load = ++this.#loads;
    const isOver = () => load !== this.#loads;
    // Several attributes that are set one after the other make one request.
    await Promise.resolve();
    if (isOver()) return;
    for (const problem of ignoredIn(this)) this.#warn(problem);
    const query = this.#query();
    try {
      const shown = await loadReviews({ baseUrl: BASE_URL, searchPath: SEARCH_PATH, language: LANGUAGE }, query);
      if (isOver()) return;
      if (shown.matching === 0) this.#warn(`no review matches ${query}`);
      const content = renderReviews(shown, this.#words(), BASE_URL, this.#form());
      // Some site builders put foreign code into a frame, and the site may not be shown in one.
      if (self !== top) for (const link of content.querySelectorAll('a')) link.target = '_blank';
      this.#root.replaceChildren(content);
    } catch (error) {
      if (isOver()) return;
      this.#warn((error as Error).message);
      this.#showFallback();
    }
  }

  #warn(message: string): void {
    // biome-ignore lint/suspicious/noConsole: whoever wrote the attributes looks there.
    console.warn(`<${NAME}> ${message}`);
  }

  #form(): string | null {
    return this.getAttribute('form');
  }

  /** A form with only the rating shows that of all reviews, and ignores filters. */
  #query(): URLSearchParams {
    return isRatingAlone(this.#form()) ? new URLSearchParams('limit=1') : queryOf(this);
  }

  #words(): Words {
    let stated = this.closest<HTMLElement>('[lang]');
    // The page states it outside of the shadow roots that the element is in.
    for (let root = this.getRootNode(); !stated && root instanceof ShadowRoot; root = root.host.getRootNode())
      stated = root.host.closest<HTMLElement>('[lang]');
    return wordsOf(stated?.lang ?? '', WORDS);
  }

  /** Shows what the page has between the element's tags: a link to the reviews. */
  #showFallback(): void {
    this.#root.replaceChildren(document.createElement('slot'));
  }
}

// The script may be on a page twice, under two addresses.
if (!customElements.get(NAME)) customElements.define(NAME, VerifiedReviews);
