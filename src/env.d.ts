/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What answers search, since and single records. */
    answers: import('./publication/serving/answers.ts').Answers;
    /** What every page and component may show. */
    pageContext: import('./astro/pages/page-context.ts').PageContext;
    /** The rest is there only for the pages that are made of it: `src/astro/pages/pages.ts` says which. */
    whole: import('./astro/pages/whole-site.ts').WholeSite;
    rated: import('./representations/site.ts').RatedSite;
    reviewPage: import('./astro/pages/review-page.ts').ReviewPage;
    otherReviews: readonly import('./astro/pages/other-reviews.ts').OtherReviews[];
    listPage: import('./astro/pages/list-page.ts').ListPageData;
    homePage: import('./astro/pages/home-page.ts').HomePage;
    insightsPage: import('./astro/pages/insights-page.ts').InsightsPage;
    ownPage: import('./reviews/schemas/own-page.ts').OwnPage;
    aspectPage: import('./astro/pages/aspect-page.ts').AspectPage;
    /** The SVG that the icons are painted from. */
    icon: string;
    /** Whether the pages are those of a dev server, for who works on the content. */
    isPreview: boolean;
    /** What a page threw, for the build. */
    failure?: unknown;
  }
}

interface ImportMetaEnv {
  /** Where the widget searches; a build fills it in when it publishes it (`src/astro/widget-values.ts`). */
  readonly SEARCH_PATH: string | undefined;
  /** The accent of the site's theme, on light pages and on dark ones; filled in in the same way. */
  readonly ACCENT: readonly [light: string, dark: string] | undefined;
  /** The words of the widget by language, the site's own first; filled in in the same way. */
  readonly WORDS: Readonly<Record<string, import('./reviews/text/widget-words.ts').WidgetWords>>;
}
