/** What identifies a release. */
interface Release {
  /** The git tag of the release. */
  readonly tag: string;
  /** The version in `package.json`. */
  readonly version: string;
  readonly changelog: string;
}

/** What prevents a version from being published under a tag; empty if tag, `package.json` and changelog agree. */
export function releaseFaults({ tag, version, changelog }: Release): string[] {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## [${version}]`));
  return [
    ...(tag === `v${version}` ? [] : [`the tag is ${tag}, but package.json has version ${version}: its tag is v${version}`]),
    ...headingFaults(version, heading),
  ];
}

function headingFaults(version: string, heading: string | undefined): string[] {
  if (heading === undefined) return [`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD"`];
  if (/^## \[[^\]]+\] - \d{4}-\d{2}-\d{2}$/.test(heading)) return [];
  return [`CHANGELOG.md says "${heading}"; the day of the release stands there: "## [${version}] - YYYY-MM-DD"`];
}
