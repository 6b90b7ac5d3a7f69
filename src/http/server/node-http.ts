/**
 * `node:http`, without an import. An import makes Node read every export; one of them is WebSocket, which loads all of undici.
 * That takes 13 MB, and two thirds of the time in which a bare server starts.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
