/** What the programs of `dist/server` need. */
export const NODE_MAJOR = 24;

/**
 * The text of a program that starts another one beside it. It is in the words that Node 12 knows: an older Node would
 * stop at what it does not know with a stack, and reads all that is imported at the top before anything is run.
 */
export function launcher(module: string): string {
  return `if (parseInt(process.versions.node, 10) < ${NODE_MAJOR}) {
  console.error('this needs Node ${NODE_MAJOR} or later, and Node ' + process.versions.node + ' runs it');
  process.exitCode = 1;
} else import('${module}');
`;
}
