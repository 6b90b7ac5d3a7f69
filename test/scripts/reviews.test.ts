import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFolder, reviewLines } from '../support/content/content.ts';
import { runReviews, startReviews } from '../support/programs/reviews-command.ts';

const LINE = '{"id":"a","text":"They came on time.","rating":5}\n';
const SUMMARY = /^[\d,]+ reviews?, [\d,]+ mentions?, [\d,]+ not analysed, [\d.]+ s \([\d,]+ reviews\/s\)\n$/;

/** Lines that take seconds. */
const MANY = Array.from({ length: 12_000 }, (_, n) =>
  JSON.stringify({ id: `r${n}`, text: 'They came on time, left it clean and charged what they had quoted. '.repeat(8) }),
).join('\n');

const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

describe('reviews', () => {
  it('shows its commands when none is given', async () => {
    const { stderr } = await runReviews([], { cwd: await makeFolder() });
    expect(stderr).toMatch(/^Usage: reviews .*^ {2}insights /ms);
  });

  it('tells a wrong option in short', async () => {
    expect(await runReviews(['insights', '--inptu', 'x'], { cwd: await makeFolder() })).toEqual({
      code: 1,
      stdout: '',
      stderr: "error: unknown option '--inptu'\n(Did you mean --input?)\nnpm run reviews -- insights --help says more.\n",
    });
  });

  it('helps with an example that is true', async () => {
    const cwd = await makeFolder();
    const { code, stdout } = await runReviews(['insights', '--help'], { cwd });
    expect(code).toBe(0);
    const [, input = '', output = ''] = /\n\n {2}(\{.*?)\n\n {2}(\{.*?)\n\nOnly/s.exec(stdout) ?? [];
    const shown = await runReviews(['insights'], { cwd, input });
    expect(JSON.parse(shown.stdout)).toEqual(JSON.parse(output));
  });
});

describe('reviews insights', () => {
  it('reads a file and writes one, and says in one line what it did', async () => {
    const cwd = await makeFolder({ 'in.jsonl': `\uFEFF${LINE.replace('\n', '\r\n')}\r\n${LINE.replace('"a"', '"b"')}` });
    const { code, stdout, stderr } = await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], { cwd });
    expect([code, stdout, stderr]).toEqual([0, '', expect.stringMatching(SUMMARY)]);
    const lines = (await read(cwd, 'out.jsonl')).split('\n');
    expect(lines).toEqual([expect.stringContaining('"id":"a"'), expect.stringContaining('"id":"b"'), '']);
    expect(await readdir(cwd)).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('is a filter by default, and leaves no copy of what it read', async () => {
    const cwd = await makeFolder();
    const { code, stdout, stderr } = await runReviews(['insights'], { cwd, input: LINE, settings: { TMPDIR: cwd } });
    expect([code, stderr]).toEqual([0, expect.stringMatching(SUMMARY)]);
    expect(JSON.parse(stdout)).toMatchObject({ id: 'a', aspects: [{ aspect: 'punctuality', sentiment: 'positive' }] });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('takes the lines of a reviews.jsonl as they are', async () => {
    const { code, stdout } = await runReviews(['insights'], { cwd: await makeFolder(), input: reviewLines(3) });
    const ids = stdout.split('\n').map((line) => (line === '' ? '' : JSON.parse(line).id));
    expect([code, ids]).toEqual([0, ['review-1', 'review-2', 'review-3', '']]);
  });

  it.each(['', '\n \r\n', '\uFEFF'])('makes an empty output of the empty input %j', async (input) => {
    const cwd = await makeFolder({ 'in.jsonl': input, 'out.jsonl': 'old\n' });
    expect(await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], { cwd })).toMatchObject({ code: 0 });
    expect(await read(cwd, 'out.jsonl')).toBe('');
  });

  it('may write over the file that it reads', async () => {
    const cwd = await makeFolder({ 'a.jsonl': LINE });
    expect(await runReviews(['insights', '--input', 'a.jsonl', '--output', 'a.jsonl'], { cwd })).toMatchObject({ code: 0 });
    expect(JSON.parse(await read(cwd, 'a.jsonl'))).toMatchObject({ id: 'a', aspects: [{}] });
  });

  it('lets the rating weigh in unless told not to', async () => {
    const cwd = await makeFolder();
    const input = [1, 5].map((rating) => JSON.stringify({ id: `r${rating}`, rating, text: 'The price.' })).join('\n');
    const sentiments = async (...more: string[]) =>
      [...(await runReviews(['insights', ...more], { cwd, input })).stdout.matchAll(/"sentiment":"(\w+)"/g)].map(
        ([, word]) => word,
      );
    expect(await sentiments()).toEqual(['negative', 'positive']);
    expect(new Set(await sentiments('--no-stars')).size).toBe(1);
  });

  it('understands paths from where npm was called', async () => {
    const elsewhere = await makeFolder({ 'in.jsonl': LINE });
    const settings = { INIT_CWD: elsewhere };
    const run = { cwd: await makeFolder(), settings };
    expect(await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], run)).toMatchObject({ code: 0 });
    expect(await readdir(elsewhere)).toEqual(['in.jsonl', 'out.jsonl']);
  });
});

describe('the trade’s own aspects', () => {
  const ASPECTS = '- id: pets\n  name: Pets\n  positive: [kind to our dog]\n';
  const input = '{"id":"a","text":"They were kind to our dog."}\n';
  const isFound = (stdout: string) => stdout.includes('"aspect":"pets","sentiment":"positive"');

  it('come from --content, or from CONTENT_DIR', async () => {
    const cwd = await makeFolder({ 'shop/aspects.yaml': ASPECTS, 'content/aspects.yaml': ASPECTS, 'empty/README.md': '' });
    expect(isFound((await runReviews(['insights', '--content', 'shop'], { cwd, input })).stdout)).toBe(true);
    expect(isFound((await runReviews(['insights'], { cwd, input })).stdout)).toBe(true);
    expect(isFound((await runReviews(['insights'], { cwd, input, settings: { CONTENT_DIR: 'shop' } })).stdout)).toBe(true);
    expect(isFound((await runReviews(['insights', '--content', 'empty'], { cwd, input })).stdout)).toBe(false);
  });

  it('stop it where they have a mistake', async () => {
    const cwd = await makeFolder({ 'shop/aspects.yaml': `${ASPECTS}- id: garden\n  positive: [roses]\n` });
    const { code, stdout, stderr } = await runReviews(['insights', '--content', 'shop'], { cwd, input });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^shop\/aspects\.yaml:4:\d+ {2}[^\n]+\n$/);
  });
});

describe('mistakes', () => {
  it('are told by line, all at once, and nothing is written', async () => {
    const lines = [LINE, '{"id":"b","text":"","rating":7}\n', '\n', LINE, '{"id":"c" "text":""}\n', '{"id":"d"}\n'];
    const cwd = await makeFolder({ 'in.jsonl': lines.join(''), 'out.jsonl': 'old\n' });
    expect(await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], { cwd })).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'in.jsonl:2: "rating": 7 is more than 5',
        'in.jsonl:4: "id": "a" is that of line 1 already; every review has its own',
        `in.jsonl:5: not valid JSON: expected ',' or '}' after property value, at column 11`,
        'in.jsonl:6: "text": is missing; text is required',
        '4 mistakes in in.jsonl: nothing was written.',
        '',
      ].join('\n'),
    });
    expect(await read(cwd, 'out.jsonl')).toBe('old\n');
    expect(await readdir(cwd)).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('in standard input keep standard output empty', async () => {
    const input = Buffer.concat([Buffer.from(LINE), Buffer.from('{"id":"b","text":"\xe9"}', 'latin1')]);
    expect(await runReviews(['insights'], { cwd: await makeFolder(), input })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'standard input:2: is not UTF-8; save the file as UTF-8\n1 mistake in standard input: nothing was written.\n',
    });
  });

  it.each([
    [['--input', 'none.jsonl'], 'none.jsonl does not exist\n'],
    [['--input', '.'], '. is a folder; a file is required\n'],
    [['--output', 'none/out.jsonl'], 'none/out.jsonl cannot be written: its folder does not exist\n'],
    [['--output', '.'], '. is a folder; a file is required\n'],
    [['--content', 'none'], '--content none: does not exist\n'],
  ])('in %j are one line', async (options, stderr) => {
    const run = { cwd: await makeFolder(), input: LINE };
    expect(await runReviews(['insights', ...options], run)).toEqual({ code: 1, stdout: '', stderr });
  });
});

describe('an early end', () => {
  it('by a signal leaves the old output, no half of a new one, and no copy of the input', async () => {
    const cwd = await makeFolder({ 'out.jsonl': 'old\n', 'tmp/.keep': '' });
    const child = startReviews(['insights', '--output', 'out.jsonl'], { cwd, settings: { TMPDIR: join(cwd, 'tmp') } });
    child.stdin.end(MANY);
    while (!(await readdir(cwd)).some((name) => name.endsWith('.part'))) await setTimeout(10);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(await read(cwd, 'out.jsonl')).toBe('old\n');
    expect([await readdir(cwd), await readdir(join(cwd, 'tmp'))]).toEqual([['out.jsonl', 'tmp'], ['.keep']]);
  });

  it('by a signal while the input comes leaves no copy of it', async () => {
    const cwd = await makeFolder();
    const child = startReviews(['insights'], { cwd, settings: { TMPDIR: cwd } });
    child.stdin.write(LINE);
    while ((await readdir(cwd)).length === 0) await setTimeout(10);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([143, null]);
    expect(await readdir(cwd)).toEqual([]);
  });

  it('of whoever reads the output is no mistake', async () => {
    const cwd = await makeFolder({ 'in.jsonl': MANY });
    const child = startReviews(['insights', '--input', 'in.jsonl'], { cwd });
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect([await once(child, 'close'), await stderr]).toEqual([[0, null], '']);
  });

  it.runIf(existsSync('/dev/full'))('by a full disk is one line', async () => {
    const run = { cwd: await makeFolder(), input: LINE };
    const { code, stderr } = await runReviews(['insights', '--output', '/dev/full'], run);
    expect([code, stderr]).toEqual([1, '/dev/full cannot be written: no space is left on its disk\n']);
  });
});
