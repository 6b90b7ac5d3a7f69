import { styleText } from 'node:util';

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (colour: 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold', text: string) => string;

/** Colours text if the stream is a terminal and `NO_COLOR` is not set. */
export function paintFor(stream: NodeJS.WritableStream): Paint {
  return (colour, text) => styleText(colour, text, { stream: stream as NodeJS.WriteStream });
}
