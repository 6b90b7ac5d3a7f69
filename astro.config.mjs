import { defineConfig } from 'astro/config';
import { browserModule } from './src/astro/bundling/browser-module.ts';
import { ownServer } from './src/astro/bundling/own-server.ts';
import { definitionsOf, PLACES } from './src/astro/bundling/widget-values.ts';
import { liveContent } from './src/astro/live-content.ts';
import { publishedRoutes } from './src/astro/published-routes.ts';
import { devService } from './src/live/dev-service.ts';

/** The last browsers for Windows 7, and for telephones and computers of 2015. The bundler writes styles in a way that they know. */
const OLDEST_BROWSERS = ['chrome109', 'firefox115', 'safari15.6', 'ios15.6'];

// Nothing of the settings is in it: a build bundles the code for every address, with a server and without. The dev server is told
// of them by `scripts/from-source/dev-server.ts`.
export default defineConfig({
  adapter: ownServer(),
  integrations: [
    publishedRoutes(),
    liveContent(),
    devService(),
    browserModule({ fileName: 'verified-reviews.js', source: new URL('src/browser/verified-reviews.ts', import.meta.url) }),
  ],
  build: {
    // `reviews/x.html` for `/reviews/x`: static hosts answer a folder's address with a redirect (docs/decisions/014).
    format: 'file',
    inlineStylesheets: 'never',
  },
  // The highlighter writes style attributes, which the site's policy refuses.
  markdown: { syntaxHighlight: false },
  // Our own answers say what other origins may do, in the dev server too.
  vite: {
    build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
    server: { cors: false },
    define: definitionsOf(PLACES),
  },
  // It answers 403 to every WebSub subscriber: a form from elsewhere without an Origin is what those send.
  security: { checkOrigin: false },
  session: false,
  devToolbar: { enabled: false },
});
