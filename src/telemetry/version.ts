import manifest from '../../package.json' with { type: 'json' };

/** The version of this software, such as `1.4.2`. */
export const VERSION: string = manifest.version;
