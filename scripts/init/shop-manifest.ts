/** The commands that a business's folder has as `npm run <name>`. */
const COMMANDS = ['start', 'build', 'serve', 'dev', 'check', 'edit', 'reviews', 'hub', 'notify-hub', 'upgrade'] as const;

/** The Node that the software needs, for a machine whose own is older. */
const NODE = '^24.21.0';

interface Shop {
  /** The name of its folder. */
  readonly folder: string;
  /** What npm installs: a range of versions, a file or an address. */
  readonly software: string;
  readonly withNode: boolean;
}

/** The `package.json` of a business's folder. */
export function shopManifest({ folder, software, withNode }: Shop) {
  return {
    name: packageName(folder),
    private: true,
    scripts: Object.fromEntries(COMMANDS.map((name) => [name, `verified-reviews ${name}`])),
    dependencies: { ...(withNode && { node: NODE }), 'verified-reviews': software },
    // Node is brought by an install script, which npm runs only where it is allowed.
    ...(withNode && { allowScripts: { node: true } }),
  };
}

/** npm allows few characters in a name. */
function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' || name === 'verified-reviews' ? 'my-reviews' : name;
}
