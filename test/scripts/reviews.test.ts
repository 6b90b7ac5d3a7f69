import { expect, it } from 'vitest';
import { ownerOf } from '../support/programs/owner.ts';

it('shows its commands when none is given', async () => {
  expect(await (await ownerOf()).refusal()).toMatch(/^Usage: npm run reviews -- .*^ {2}insights /ms);
});

it.each([
  [['edit'], "error: missing required argument 'id'\nnpm run reviews -- edit --help says more.\n"],
  [
    ['insights', '--inptu', 'x'],
    "error: unknown option '--inptu'\n(Did you mean --input?)\nnpm run reviews -- insights --help says more.\n",
  ],
  [
    ['photo', 'maria-g', 'my', 'photo.jpg'],
    `error: too many arguments for 'photo'. Expected 2 arguments but got 3: maria-g, my, photo.jpg.
Put what has spaces in quotation marks, as in "my photo.jpg".
npm run reviews -- photo --help says more.
`,
  ],
  [
    ['check', 'content/reviews'],
    "error: too many arguments for 'check'. Expected 0 arguments but got 1: content/reviews.\nnpm run reviews -- check --help says more.\n",
  ],
  [['anwser'], "error: unknown command 'anwser'\n(Did you mean answer?)\nnpm run reviews -- --help says more.\n"],
])('tells what is wrong with %j in short, and whose help says more', async (parameters, stderr) => {
  expect(await (await ownerOf()).run(...parameters)).toEqual({ code: 1, stdout: '', stderr });
});

it.each([
  ['reviews', ['remove', 'a'], 'npm_config_forget', '--forget', 'npm run reviews -- remove'],
  ['reviews', ['import', 'a.csv', 'Yelp'], 'npm_config_short_names', '--short-names', 'npm run reviews -- import'],
  ['check', ['check', 'https://a.example'], 'npm_config_published', '--published', 'npm run check --'],
])('npm run %s %j does nothing without an option that npm took', async (script, parameters, name, option, right) => {
  const owner = (await ownerOf()).with({ npm_lifecycle_event: script, [name]: 'true' });
  expect(await owner.refusal(...parameters)).toBe(
    `npm took ${option} for its own, so nothing was done. Write -- before all that is for the command, as in ${right} (in PowerShell also npm.cmd in place of npm).\n`,
  );
});

it('does not take what is in the file of settings of npm for an option', async () => {
  const owner = (await ownerOf()).with({ npm_lifecycle_event: 'reviews', npm_config_email: 'a@shop.example' });
  expect(await owner.refusal('init')).toMatch(/^content: holds a business already/);
});

it('wraps help between words in a terminal', async () => {
  const shown = await (await ownerOf()).open('check', '--help').end();
  expect(shown).toMatch(/A warning stops nothing: ignore it if all is\nwell\./);
});
