import { expect, it } from 'vitest';
import { runNode } from '../../support/programs/run-node.ts';

it.each(['start', 'dev', 'edit', 'check-content', 'build', 'serve', 'notify-hub', 'init', 'upgrade', 'reviews', 'hub'])(
  '%s explains itself, and does nothing else, whatever the settings are',
  async (name) => {
    const { code, stdout, stderr } = await runNode([`scripts/${name}.ts`, '--help'], { settings: { PORT: 'x', BASE_URL: 'x' } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: .+\n\n.+\n/);
    expect(stdout).toMatch(/\nOptions:\n(?: .+\n)* {2}-h, --help +display help for command\n/);
  },
);

it('an option that is none is named, with the one that may be meant', async () => {
  const { code, stderr } = await runNode(['scripts/build.ts', '--ful']);
  const said = "error: unknown option '--ful'\n(Did you mean --full?)\nnpm run build -- --help says more.\n";
  expect({ code, stderr }).toEqual({ code: 1, stderr: said });
});

it('without the -- that npm wants, says how options are written', async () => {
  const { code, stderr } = await runNode(['scripts/edit.ts', 'github', 'owner/name']);
  const said =
    'error: too many arguments. Expected 0 arguments but got 2: github, owner/name.\nnpm run edit -- --help says more.\n';
  expect({ code, stderr }).toEqual({ code: 1, stderr: said });
});
