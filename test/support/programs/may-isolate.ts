import { spawnSync } from 'node:child_process';

/** Whether this process may start isolated programs, such as containers. In many containers not even root may. */
export function mayIsolate(): boolean {
  return spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0;
}
