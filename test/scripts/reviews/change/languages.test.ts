import { expect, it } from 'vitest';
import { makeFolder, readText } from '../../../support/content/content.ts';
import { printed } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal } from '../../../support/programs/terminal.ts';

const PORTUGUESE = 'Quarto limpo e confortável, mas as escadas são muito íngremes.';

function folder(): Promise<string> {
  return makeFolder({
    'content/business.yaml': 'name: A\n',
    'content/reviews/a.md': `---\ndate: 2026-03-14\nrating: 4\nauthor: Rui\n---\n${PORTUGUESE}\n`,
    'content/reviews/b.md': `---\ndate: 2026-03-14\nrating: 4\nauthor: Bo\nlanguage: en\n---\n${PORTUGUESE} Two.\n`,
    'content/reviews/c.md': '---\ndate: 2026-03-14\nrating: 4\nauthor: Cy\n---\nGood.\n',
  });
}

const read = (cwd: string) => readText(cwd, 'content/reviews/a.md');

it('notes the language of reviews that state none and are certainly in another one', async () => {
  const cwd = await folder();
  expect(await printed(['languages'], { cwd })).toBe(
    'Portuguese (pt): 1 review: a\n\nNothing was written yet: --write notes it in all of them.\n',
  );
  expect(await read(cwd)).not.toContain('language');
  expect(await printed(['languages', '--write'], { cwd })).toContain('1 review changed.');
  expect(await read(cwd)).toContain('language: pt\n');
  expect(await printed(['languages'], { cwd })).toContain('No review that states no');
});

it('asks in a terminal', async () => {
  const cwd = await folder();
  const terminal = openTerminal(['languages'], { cwd });
  await terminal.answer(/Note the language in it\?/, KEYS.enter);
  expect((await terminal.end()).code).toBe(0);
  expect(await read(cwd)).toContain('language: pt\n');
});

it('names those that are too short to be certain of, and writes nothing into them', async () => {
  const short = '---\ndate: 2026-03-14\nrating: 4\nauthor: Eva\n---\nMuy bien, gracias.\n';
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews/a.md': short });
  expect(await printed(['languages', '--write'], { cwd })).toContain(
    '  npm run reviews -- edit a   Spanish (es)? "Muy bien, gracias."\n\nNo review that states no',
  );
  expect(await read(cwd)).toBe(short);
});
