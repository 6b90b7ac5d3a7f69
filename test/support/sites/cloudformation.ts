import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ScalarTag } from 'yaml';
import { root } from '../build.ts';

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Readonly<Record<string, unknown>> }>>;
}

/** The short forms of CloudFormation's functions, such as `!Ref`. */
const CALLS: readonly ScalarTag[] = ['Ref', 'Sub', 'GetAtt'].map((name) => ({
  tag: `!${name}`,
  resolve: (value) => ({ [name === 'Ref' ? 'Ref' : `Fn::${name}`]: value }),
}));

/** The template for S3 and CloudFront, with its function calls in their long form. */
export function readTemplate(): Template {
  return parse(readFileSync(join(root, 'docs', 'run', 's3-cloudfront.yaml'), 'utf8'), { customTags: [...CALLS] }) as Template;
}
