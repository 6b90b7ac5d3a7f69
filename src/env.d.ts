/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What every page and component may show. */
    pageContext: import('./astro/pages/page-context.ts').PageContext;
    /** `whole` to `aspectPage` are set only for the pages that are made of them: `src/astro/pages/pages.ts` says which. */
    whole: import('./astro/pages/whole-site.ts').WholeSite;
    rated: import('./representations/site.ts').RatedSite;
    reviewPage: import('./astro/pages/review-page.ts').ReviewPage;
    otherReviews: readonly import('./astro/pages/other-reviews.ts').OtherReviews[];
    listPage: import('./astro/pages/list-page.ts').ListPageData;
    homePage: import('./astro/pages/home-page.ts').HomePage;
    summary: import('./representations/text/summary-of.ts').Summary;
    ownPage: import('./reviews/schemas/own-page.ts').OwnPage;
    aspectPage: import('./astro/pages/aspect-page.ts').AspectPage;
    /** The SVG that the icons are painted from. */
    icon: string;
    /** Whether a dev server shows the pages, to people who work on the content. */
    isPreview: boolean;
    /** The error that a page threw, for the build. */
    failure?: unknown;
  }
}

interface ImportMetaEnv {
  /** The path at which the widget searches. A build fills it in when it publishes the widget (`src/astro/bundling/widget-values.ts`). */
  readonly SEARCH_PATH: string | undefined;
  /** The accent of the site's theme, on light pages and on dark ones; filled in in the same way. */
  readonly ACCENT: readonly [light: string, dark: string] | undefined;
  /** The words of the widget by language, the site's own first; filled in in the same way. */
  readonly WORDS: Readonly<Record<string, import('./reviews/text/widget-words.ts').WidgetWords>>;
  /** The language of the business, and of reviews that state none; filled in in the same way. */
  readonly LANGUAGE: string;
}
