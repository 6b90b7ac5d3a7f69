/** The major version of Node that the programs in `dist/server` need. */
export const NODE_MAJOR = 24;

/**
 * The text of a program that starts another one beside it. It uses only syntax that Node 12 can read: an old Node that meets
 * newer syntax would end with a stack trace. It imports the other program late, because what is imported at the top is read first.
 */
export function launcher(module: string): string {
  return `if (parseInt(process.versions.node, 10) < ${NODE_MAJOR}) {
  console.error('this needs Node ${NODE_MAJOR} or later, and Node ' + process.versions.node + ' runs it');
  process.exitCode = 1;
} else import('${module}');
`;
}
