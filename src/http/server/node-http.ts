/**
 * `node:http`, got without an import: that makes Node read every export, and one of them is its WebSocket, so that all of
 * undici is loaded, which takes 13 MB and two thirds of the time in which a bare server starts.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
