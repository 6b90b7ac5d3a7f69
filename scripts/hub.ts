/** `npm run hub -- list|show|retry|remove|backup|reset`: runs the program `dist/server/hub.mjs` from source. */
import '../src/server/hub-command.ts';
