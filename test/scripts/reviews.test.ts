import { expect, it } from 'vitest';
import { runReviews } from '../support/programs/reviews-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('shows its commands when none is given', async () => {
  const { code, stderr } = await runReviews([], { cwd: await temporaryFolder() });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Usage: reviews .*^ {2}insights /ms)]);
});

it.each([
  [['answer'], "error: missing required argument 'id'\nnpm run reviews -- answer --help says more.\n"],
  [
    ['insights', '--inptu', 'x'],
    "error: unknown option '--inptu'\n(Did you mean --input?)\nnpm run reviews -- insights --help says more.\n",
  ],
  [['anwser'], "error: unknown command 'anwser'\n(Did you mean answer?)\nnpm run reviews -- --help says more.\n"],
])('tells what is wrong with %j in short, and whose help says more', async (parameters, stderr) => {
  expect(await runReviews(parameters, { cwd: await temporaryFolder() })).toEqual({ code: 1, stdout: '', stderr });
});
