import { defineConfig } from 'astro/config';
import { liveContent } from './src/astro/live-content.ts';
import { ownServer } from './src/astro/own-server.ts';
import { readBuildSettings } from './src/settings.ts';

const { origin, pathname } = new URL(readBuildSettings(process.env).baseUrl);

export default defineConfig({
  site: origin,
  base: pathname,
  adapter: ownServer(),
  integrations: [liveContent()],
  // A folder with an index.html for each page: every static host answers its address.
  build: { format: 'directory', inlineStylesheets: 'never' },
  // Our own answers say what other origins may do, in the dev server too.
  vite: { build: { assetsInlineLimit: 0 }, server: { cors: false } },
  // It answers 403 to every WebSub subscriber: a form from elsewhere without an Origin is what those send.
  security: { checkOrigin: false },
  session: false,
  devToolbar: { enabled: false },
});
