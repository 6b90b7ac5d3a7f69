// Plain JavaScript for any Node, like scripts/bootstrap.mjs.

/**
 * What `spawn` needs to run npm or npx. On Windows they are batch files, which only a shell runs. Node joins the arguments for a
 * shell without quoting them (DEP0190), so there the command is one line.
 *
 * @param {'npm' | 'npx'} program
 * @param {readonly string[]} parameters
 */
export function npmCommand(program, parameters, windows = process.platform === 'win32') {
  return windows
    ? { command: [`${program}.cmd`, ...parameters].map(quoted).join(' '), parameters: [], shell: true }
    : { command: program, parameters, shell: false };
}

/** In quotes unless the word is plain: the shell would take `^` and `&` for its own. */
function quoted(word) {
  // A program takes a backslash before a quote for an escape, unless it is doubled.
  return /^[\w@.:/\\-]+$/.test(word) ? word : `"${word.replace(/\\+$/, '$&$&')}"`;
}
