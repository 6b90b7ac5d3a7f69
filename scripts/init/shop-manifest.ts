/** The commands that are in a business's folder as `npm run <name>`. */
const COMMANDS = ['start', 'build', 'serve', 'dev', 'check', 'edit', 'reviews', 'hub', 'notify-hub', 'upgrade'] as const;

/** The version of Node that is installed where the machine's own is too old. */
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
    // The package `node` needs its install script, which npm 12 runs only if it is allowed. It may come later, on another computer.
    allowScripts: { node: true },
  };
}

/** Makes a valid package name of the folder's name: npm allows few characters. */
function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' || name === 'verified-reviews' ? 'my-reviews' : name;
}
