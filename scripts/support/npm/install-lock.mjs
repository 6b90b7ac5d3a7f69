// Plain JavaScript for any Node, like scripts/bootstrap.mjs.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Takes the lock on installing below a folder. The lock is a socket at which only one process can listen, and which the operating
 * system frees when its holders end, however they do. `onWait` is called once if another process has the lock. A child process
 * that inherits `descriptor` holds it too.
 */
export async function takeLock(root, onWait) {
  const name = `verified-reviews-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const files = join(tmpdir(), `${name}.sock`);
  const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform] ?? files;
  for (let waits = 0; ; waits++) {
    const lock = await listen(address);
    if (lock) return lock;
    if (waits === 0) onWait();
    const left = await untilFree(address);
    // A socket leaves something behind only if its address is a file.
    if (left && address === files) rmSync(files, { force: true });
    await setTimeout(200);
  }
}

/** Takes the lock; `undefined` if another process has it. */
function listen(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => waiting.delete(socket))
        .resume();
    });
    function release() {
      server.close();
      for (const socket of waiting) socket.destroy();
    }
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve({ release, descriptor: process.platform === 'win32' ? 'ignore' : server._handle.fd }));
  });
}

/** Waits while another process listens there. Returns whether nobody did from the start. */
function untilFree(address) {
  return new Promise((resolve) => {
    let refused = false;
    connect(address)
      .on('error', ({ code }) => {
        refused = code === 'ECONNREFUSED';
      })
      .on('close', () => resolve(refused))
      .resume();
  });
}
