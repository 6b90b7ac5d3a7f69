import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { releaseFaults } from './release/release-faults.ts';

/**
 * `node scripts/development/check-release.ts <tag>` checks whether the version that a tag names may be published. It is the first step of the
 * workflow `publish`, before any package is installed.
 */
const [, , tag = ''] = process.argv;
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
const faults = releaseFaults({ tag, version, changelog });
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
