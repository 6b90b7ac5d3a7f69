import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/** A TCP server that accepts nothing for now: its queue is full, so that the system drops the packets that would open a connection. */
export interface BusyServer {
  readonly port: number;
  /** Lets it accept, and at once close, every connection. */
  acceptAll(): void;
}

/** The system holds one connection more than this for a server. */
const QUEUE = 1;

/** Waits in a thread of its own, because a server accepts whenever its thread is idle. */
const BUSY = `
const { createServer } = require('node:net');
const { parentPort, workerData: { host, queue, gate } } = require('node:worker_threads');
const server = createServer((socket) => socket.destroy()).listen({ host, port: 0, backlog: queue }, () => {
  parentPort.postMessage(server.address().port);
  Atomics.wait(gate, 0, 0);
});`;

/** Starts one on a free port of an address of loopback, for as long as the test lasts. */
export async function startBusyServer(host: string): Promise<BusyServer> {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(BUSY, { eval: true, workerData: { host, queue: QUEUE, gate } });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = await once(worker, 'message');
  const held = Array.from({ length: QUEUE + 1 }, () => connect({ host, port }));
  onTestFinished(() => held.forEach((socket) => void socket.destroy()));
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  return {
    port,
    acceptAll: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
}
