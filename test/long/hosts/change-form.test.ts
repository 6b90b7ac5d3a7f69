import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { write } from '../../support/content/content.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';
import {
  CHANGE_FILE,
  type Forge,
  type JobRun,
  makeForge,
  readWorkflow,
  runWorkflow,
  startedBy,
} from '../../support/shop/workflow.ts';

const form = readWorkflow(CHANGE_FILE);
const inputs = form.on.workflow_dispatch?.inputs ?? {};

const ANSWER = '{ date: 2026-01-02, text: Thanks. }';

/** A shop at GitHub whose form can be filled in. `started` tells which workflows a run has started. */
async function openForm(given: Partial<Forge> = {}) {
  const forge = await makeForge({ build: '/nowhere', pagesUrl: '', ...given });
  const { git, folder } = forge.shop;
  const submit = async (filled: Record<string, string>, sha?: string): Promise<JobRun> => {
    const defaults = Object.fromEntries(Object.keys(inputs).map((name) => [name, defaultOf(name)]));
    const trigger = { event: 'workflow_dispatch', sha: sha ?? (await git('rev-parse', 'HEAD')) } as const;
    const { change } = await runWorkflow(forge, { ...trigger, inputs: { ...defaults, ...filled } }, {}, form);
    await git('pull', '--quiet', 'origin', 'main');
    if (change === undefined) throw new Error('the form has no such job');
    return change;
  };
  const started = () => startedBy(forge);
  return { shop: forge.shop, submit, started, read: (file: string) => readFile(join(folder, 'content', file), 'utf8') };
}

/** GitHub fills in the default, or the first choice; a text is empty. */
function defaultOf(name: string): string {
  return inputs[name]?.default ?? inputs[name]?.options?.[0] ?? '';
}

function photo(background: string): Promise<Buffer> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return picture
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

describe('the form for changes at GitHub', () => {
  it('writes a review down in the words of the customer, commits it for who filled it in, and has it published', async () => {
    const { shop, submit, started, read } = await openForm();
    const before = await shop.git('rev-parse', 'HEAD');
    const words = `It's "great" - $95 & \`date\` \\ %0A --rating=1 👍 Call me on +44 7700 900123.`;
    const filled = { what: 'write a review down', words, author: 'Maria G.', stars: '4', date: '2026-03-14' };
    const { summary } = await submit({ ...filled, method: 'invoice' });
    const file = await read('reviews/2026-03-14-maria-g.md');
    expect(file).toContain(`\n${words}\n`);
    expect(file).toContain('rating: 4\n');
    expect(file).toContain('method: invoice');
    expect(await shop.git('log', '-1', '--format=%an, %ae: %s')).toBe(
      'nephew, 7+nephew@users.noreply.github.com: Form: write a review down',
    );
    expect(await started()).toBe('workflow run reviews.yml --ref main with the token of the run\n');
    // What the check finds is told to who filled in the form.
    expect(summary).toContain('looks like a telephone number');

    // As if this run had begun before the one above was through.
    expect(await submit({ ...filled, author: 'Omar' }, before)).toMatchObject({ result: 'success' });
    expect(await read('reviews/2026-03-14-omar.md')).not.toContain('verification');
    expect(await read('reviews/2026-03-14-maria-g.md')).toBe(file);
  });

  it('verifies, answers, takes words out and removes', async () => {
    const { shop, submit, read } = await openForm();
    await submit({ what: 'undo a verification', review: 'review-1 review-2' });
    expect(await read('reviews.jsonl')).not.toContain('verification');
    await submit({ what: 'verify', review: 'review-1 review-2', method: 'payment' });
    expect((await read('reviews.jsonl')).match(/"payment"/g)).toHaveLength(2);
    const text = '::error::you\n```\n<img src=x>';
    await shop.commit({
      'content/reviews/a.md': `---\ndate: 2026-01-01\nrating: 5\nauthor: A\nresponse: ${ANSWER}\n---\n${text}\n`,
    });
    // The keyboard of a phone puts a space behind a word.
    await submit({ what: 'answer', review: 'a ', words: 'Thank you, "A".' });
    expect(await read('reviews/a.md')).toContain('Thank you, "A".');
    await submit({ what: 'take words out', review: 'a ', words: 'you' });
    expect(await read('reviews/a.md')).toContain('redact: [you]');
    const { output, summary } = await submit({ what: 'remove', review: 'a', words: 'Not ours' });
    expect(await read('removed.yaml')).toContain('reason: Not ours');
    await submit({ what: 'remove, and forget the author', review: 'review-2' });
    expect(await read('removed.yaml')).not.toContain('review-2');

    // The words of customers become neither commands of the log nor markup.
    expect(output).not.toContain('::error');
    const [said = ''] = summary.split('### Reviews');
    expect(said).toContain('    - ```\n');
    expect(said.split('\n').filter((line) => line !== '' && !line.startsWith('    '))).toEqual(['### remove']);
  });

  it('fails, and answers no other review, if the one that it answers was removed meanwhile', async () => {
    const { shop, submit, read } = await openForm();
    const review = (author: string, text: string) =>
      `---\ndate: 2026-01-01\nrating: 5\nauthor: ${author}\nverification: { method: invoice, date: 2026-01-02 }\n---\n${text}\n`;
    const before = await shop.commit({ 'content/reviews/ann.md': review('Ann', 'Great work.') });
    // git takes it for the removed review under another name: most of its lines are the same.
    await shop.git('rm', '--quiet', 'content/reviews/ann.md');
    const omar = review('Omar', 'Fast.');
    await shop.commit({ 'content/reviews/omar.md': omar });
    const { result } = await submit({ what: 'answer', review: 'ann', words: 'Thank you, Ann.' }, before);
    expect([result, await read('reviews/omar.md')]).toEqual(['failure', omar]);
  });

  it('compares with the website where no last build is kept', async () => {
    const pagesUrl = await startLoopbackServer(({ url }, response) => {
      const lost = { id: 'lost', rating: 5, author: 'L', text: 'Good.' };
      if (url === '/reviews.json') response.end(JSON.stringify({ business: { name: 'Small Business' }, reviews: [lost] }));
      else response.writeHead(404).end();
    });
    const filled = { what: 'answer', review: 'review-1', words: 'Thanks.' };
    const wanted = { result: 'success', summary: expect.stringContaining('the website shows 1 review; of these, 1 is gone') };
    expect(await (await openForm({ pagesUrl })).submit(filled)).toMatchObject(wanted);
    expect(await (await openForm({ vars: { BASE_URL: pagesUrl } })).submit(filled)).toMatchObject(wanted);
    const { result, summary } = await (await openForm()).submit(filled);
    expect([result, summary]).toEqual(['success', expect.not.stringContaining('the website')]);
  });

  it('puts an uploaded photo into a review, without the upload', async () => {
    const { shop, submit, read } = await openForm();
    for (const [name, background] of [
      ['IMG 1.JPG', 'red'],
      ['content/photos/heater.jpg', 'blue'],
    ] as const)
      await write(shop.folder, name, await photo(background));
    // GitHub's "Upload files" takes what .gitignore leaves out, too.
    await shop.git('add', '--force', 'IMG 1.JPG');
    await shop.commit({});
    const filled = { what: 'add a photo', review: 'review-1', words: 'The new heater' };
    await submit({ ...filled, file: 'content/photos/heater.jpg' });
    const refused = await submit({ ...filled, review: 'review-9', file: 'IMG 1.JPG' });
    expect(refused).toMatchObject({ result: 'failure', summary: expect.stringContaining('"review-9" is the id of no review') });
    expect(await shop.git('ls-files', '*.JPG')).toBe('IMG 1.JPG');
    await submit({ ...filled, review: 'review-2 ', file: 'IMG 1.JPG ' });
    expect(await shop.git('ls-files', '*.jpg', '*.JPG')).toBe(
      ['heater', 'heater.small', 'review-2-1', 'review-2-1.small'].map((name) => `content/photos/${name}.jpg`).join('\n'),
    );
    expect(await read('reviews.jsonl')).toContain('/photos/heater.jpg');
  });

  it('changes and starts nothing where no review is named, or no stars are chosen', async () => {
    const { shop, submit, started } = await openForm();
    const before = await shop.git('rev-parse', 'HEAD');
    for (const [what, reason] of [
      ['answer', '    "" is the id of no review'],
      ['verify', '    "" is the id of no review'],
      ['write a review down', 'a whole number from 1 to 5 is needed'],
    ] as const)
      expect(await submit({ what, words: 'Thanks', author: 'Maria', method: 'invoice' })).toMatchObject({
        result: 'failure',
        summary: expect.stringContaining(reason),
      });
    expect(await shop.git('rev-parse', 'HEAD')).toBe(before);
    expect(await started()).toBe('');
  });
});
