import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';

const linter = installedProgram('cfn-lint');

it.skipIf(linter === undefined)('cfn-lint has nothing to say about the template for S3 and CloudFront', () => {
  const file = join(root, 'docs', 'run', 's3-cloudfront.yaml');
  const { status, stdout } = spawnSync(linter ?? '', ['--regions', 'us-east-1', '--', file], { encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, '']);
});
