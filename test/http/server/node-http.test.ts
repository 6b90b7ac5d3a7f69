import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const NODE_HTTP = fileURLToPath(new URL('../../../src/http/server/node-http.ts', import.meta.url));

it('a server does not load undici, which it has no use for', async () => {
  const script = `import('${NODE_HTTP}').then(({ createServer }) => {
    createServer();
    console.log(process.moduleLoadList.filter((name) => /undici|internal.deps.*llhttp/.test(name)).join());
  })`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script]);
  expect(stdout.trim()).toBe('');
});
