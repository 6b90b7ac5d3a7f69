/** `npm run hub -- list|show|retry|remove|backup|reset`: what `dist/server/hub.mjs` does, from source. */
import '../src/hub-command.ts';
