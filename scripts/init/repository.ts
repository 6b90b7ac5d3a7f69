import { runProgram } from '../support/project.ts';

/** Makes a folder a git repository, and returns whether it did: not if it is in one already, or if there is no git. */
export async function makeRepository(folder: string): Promise<boolean> {
  if ((await git(folder, ['rev-parse', '--is-inside-work-tree'])) === 0) return false;
  // git before 2.28 knows no --initial-branch.
  return (await git(folder, ['-c', 'init.defaultBranch=main', 'init', '--quiet'])) === 0;
}

/**
 * Commits all files of a new repository, and returns whether it could. Only what is committed can be brought back: where nothing
 * is, `git clean content` deletes the whole content.
 */
export async function commitAll(folder: string): Promise<boolean> {
  if ((await git(folder, ['add', '--all'])) !== 0) return false;
  const commit = ['commit', '--quiet', '--message', 'Start with what verified-reviews init made'];
  // If git does not know the owner's name, the commit bears that of its maker, and the owner's settings stay as they are.
  return (await git(folder, commit)) === 0 || (await git(folder, [...OWN_NAME, ...commit])) === 0;
}

const OWN_NAME = ['-c', 'user.name=verified-reviews init', '-c', 'user.email='];

/** Runs git and returns its exit code; 1 if there is no git. */
function git(folder: string, parameters: readonly string[]): Promise<number> {
  return runProgram('git', parameters, { cwd: folder, stdio: 'ignore' }).catch(() => 1);
}
