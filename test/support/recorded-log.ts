import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log whose lines can be inspected, parsed. */
export function recordLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  return { log: pino({ base: null }, stream), lines };
}
