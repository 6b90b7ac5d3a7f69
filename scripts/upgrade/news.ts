/**
 * The sections of a changelog (https://keepachangelog.com) about versions after the given one, the newest first; empty if there
 * are none.
 */
export function newsSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## \[)/m).slice(1);
  const last = sections.findIndex((section) => section.startsWith(`## [${version}]`));
  const newer = last === -1 ? [] : sections.slice(0, last);
  return newer
    .filter((section) => !section.startsWith('## [Unreleased]'))
    .join('')
    .trim();
}
