import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFolder, readText } from '../../../support/content/content.ts';
import { refusal, runReviews, startReviews } from '../../../support/programs/reviews-command.ts';

const LINE = '{"id":"a","text":"They came on time.","rating":5}\n';
/** The same text, with one star and with five. */
const RATED = [1, 5]
  .map((rating) => JSON.stringify({ id: `r${rating}`, rating, text: 'The quote was high but fair.' }))
  .join('\n');
const SUMMARY = /^[\d,]+ reviews?, [\d,]+ mentions?, [\d,]+ not analysed, [\d.]+ s \([\d,]+ reviews\/s\), read as [a-z-]+\n$/;

/** Lines that take seconds to analyse. */
const MANY = Array.from({ length: 1000 }, (_, n) =>
  JSON.stringify({ id: `r${n}`, text: 'They came on time, left it clean and charged what they had quoted. '.repeat(32) }),
).join('\n');

const sentimentsIn = (output: string) => [...output.matchAll(/"sentiment":"(\w+)"/g)].map(([, word]) => word);
const read = (folder: string, name: string) => readText(folder, name);

describe('reviews insights', () => {
  it('reads a file and writes one where npm was called, and says in one line what it did', async () => {
    const elsewhere = await makeFolder({ 'in.jsonl': `\uFEFF${LINE.replace('\n', '\r\n')}\r\n${LINE.replace('"a"', '"b"')}` });
    const run = { cwd: await makeFolder(), settings: { INIT_CWD: elsewhere } };
    const { code, stdout, stderr } = await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], run);
    expect([code, stdout, stderr]).toEqual([0, '', expect.stringMatching(SUMMARY)]);
    const lines = (await read(elsewhere, 'out.jsonl')).split('\n');
    expect(lines).toEqual([expect.stringContaining('"id":"a"'), expect.stringContaining('"id":"b"'), '']);
    expect(await readdir(elsewhere)).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('is a filter by default that heeds the ratings, and leaves no copy of what it read', async () => {
    const cwd = await makeFolder();
    const { code, stdout, stderr } = await runReviews(['insights'], { cwd, input: RATED, settings: { TMPDIR: cwd } });
    expect([code, stderr]).toEqual([0, expect.stringMatching(SUMMARY)]);
    expect(stdout.split('\n', 2).map(sentimentsIn)).toEqual([[], ['positive']]);
    expect(await readdir(cwd)).toEqual([]);
  });

  it('leaves out the ratings where it is told to, and finds the trade’s own aspects in CONTENT_DIR', async () => {
    const cwd = await makeFolder({ 'shop/aspects.yaml': '- id: pets\n  name: Pets\n  positive: [kind to our dog]\n' });
    const input = `${RATED}\n{"id":"a","text":"They were kind to our dog."}\n`;
    const { stdout } = await runReviews(['insights', '--no-stars'], { cwd, input, settings: { CONTENT_DIR: 'shop' } });
    const [one, five, own] = stdout.split('\n');
    expect(new Set(sentimentsIn(`${one}${five}`)).size).toBe(1);
    expect(own).toContain('"aspect":"pets","sentiment":"positive"');
  });

  it('makes an empty file of an empty one, and may write over the one that it reads', async () => {
    const cwd = await makeFolder({ 'in.jsonl': '', 'a.jsonl': LINE });
    expect(await runReviews(['insights', '--input', 'in.jsonl', '--output', 'out.jsonl'], { cwd })).toMatchObject({ code: 0 });
    expect(await read(cwd, 'out.jsonl')).toBe('');
    expect(await runReviews(['insights', '--input', 'a.jsonl', '--output', 'a.jsonl'], { cwd })).toMatchObject({ code: 0 });
    expect(JSON.parse(await read(cwd, 'a.jsonl'))).toMatchObject({ id: 'a', aspects: [{}] });
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
    [['--output', 'none/out.jsonl'], 'none/out.jsonl cannot be written: its folder does not exist\n'],
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
    expect(await refusal(['insights', '--output', '/dev/full'], run)).toBe(
      '/dev/full cannot be written: no space is left on its disk\n',
    );
  });
});
