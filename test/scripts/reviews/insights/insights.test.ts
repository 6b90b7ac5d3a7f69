import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../support/content/content.ts';
import { ownerIn } from '../../../support/programs/owner.ts';
import { runReviews, startReviews } from '../../../support/programs/reviews-command.ts';

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
/** Somebody in a folder with these files alone. */
const ownerWith = async (files?: Record<string, string>) => ownerIn(await makeFolder(files));

describe('reviews insights', () => {
  it('reads a file and writes one where npm was called, and says in one line what it did', async () => {
    const elsewhere = await ownerWith({ 'in.jsonl': `\uFEFF${LINE.replace('\n', '\r\n')}\r\n${LINE.replace('"a"', '"b"')}` });
    const owner = (await ownerWith()).with({ INIT_CWD: elsewhere.cwd });
    const run = await owner.run('insights', '--input', 'in.jsonl', '--output', 'out.jsonl');
    expect(run).toEqual({ code: 0, stdout: '', stderr: expect.stringMatching(SUMMARY) });
    const lines = (await elsewhere.read('out.jsonl')).split('\n');
    expect(lines).toEqual([expect.stringContaining('"id":"a"'), expect.stringContaining('"id":"b"'), '']);
    expect(await elsewhere.list()).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('is a filter by default that heeds the ratings, and leaves no copy of what it read', async () => {
    const owner = await ownerWith();
    const run = { ...owner, input: RATED, settings: { TMPDIR: owner.cwd } };
    const { code, stdout, stderr } = await runReviews(['insights'], run);
    expect([code, stderr]).toEqual([0, expect.stringMatching(SUMMARY)]);
    expect(stdout.split('\n', 2).map(sentimentsIn)).toEqual([[], ['positive']]);
    expect(await owner.list()).toEqual([]);
  });

  it('leaves out the ratings where it is told to, and finds the trade’s own aspects in CONTENT_DIR', async () => {
    const owner = await ownerWith({ 'shop/aspects.yaml': '- id: pets\n  name: Pets\n  positive: [kind to our dog]\n' });
    const input = `${RATED}\n{"id":"a","text":"They were kind to our dog."}\n`;
    const { stdout } = await runReviews(['insights', '--no-stars'], { ...owner, input, settings: { CONTENT_DIR: 'shop' } });
    const [one, five, own] = stdout.split('\n');
    expect(new Set(sentimentsIn(`${one}${five}`)).size).toBe(1);
    expect(own).toContain('"aspect":"pets","sentiment":"positive"');
  });

  it('makes an empty file of an empty one, and may write over the one that it reads', async () => {
    const owner = await ownerWith({ 'in.jsonl': '', 'a.jsonl': LINE });
    await owner.run('insights', '--input', 'in.jsonl', '--output', 'out.jsonl');
    expect(await owner.read('out.jsonl')).toBe('');
    await owner.run('insights', '--input', 'a.jsonl', '--output', 'a.jsonl');
    expect(JSON.parse(await owner.read('a.jsonl'))).toMatchObject({ id: 'a', aspects: [{}] });
  });
});

describe('mistakes', () => {
  it('are told by line, all at once, and nothing is written', async () => {
    const lines = [LINE, '{"id":"b","text":"","rating":7}\n', '\n', LINE, '{"id":"c" "text":""}\n', '{"id":"d"}\n'];
    const owner = await ownerWith({ 'in.jsonl': lines.join(''), 'out.jsonl': 'old\n' });
    expect(await owner.run('insights', '--input', 'in.jsonl', '--output', 'out.jsonl')).toEqual({
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
    expect(await owner.read('out.jsonl')).toBe('old\n');
    expect(await owner.list()).toEqual(['in.jsonl', 'out.jsonl']);
  });

  it('in standard input keep standard output empty', async () => {
    const input = Buffer.concat([Buffer.from(LINE), Buffer.from('{"id":"b","text":"\xe9"}', 'latin1')]);
    expect(await runReviews(['insights'], { cwd: await makeFolder(), input })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'standard input:2: is not UTF-8; save the file as UTF-8\n1 mistake in standard input: nothing was written.\n',
    });
  });
});

describe('an early end', () => {
  it('by a signal leaves the old output, no half of a new one, and no copy of the input', async () => {
    const owner = await ownerWith({ 'out.jsonl': 'old\n', 'tmp/.keep': '' });
    const child = startReviews(['insights', '--output', 'out.jsonl'], owner.with({ TMPDIR: join(owner.cwd, 'tmp') }));
    child.stdin.end(MANY);
    while (!(await owner.list()).some((name) => name.endsWith('.part'))) await setTimeout(10);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(await owner.read('out.jsonl')).toBe('old\n');
    expect([await owner.list(), await owner.list('tmp')]).toEqual([['out.jsonl', 'tmp'], ['.keep']]);
  });

  it('by a signal while the input comes leaves no copy of it', async () => {
    const owner = await ownerWith();
    const child = startReviews(['insights'], owner.with({ TMPDIR: owner.cwd }));
    child.stdin.write(LINE);
    while ((await owner.list()).length === 0) await setTimeout(10);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([143, null]);
    expect(await owner.list()).toEqual([]);
  });

  it('of whoever reads the output is no mistake', async () => {
    const owner = await ownerWith({ 'in.jsonl': MANY });
    const child = startReviews(['insights', '--input', 'in.jsonl'], owner);
    const stderr = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect([await once(child, 'close'), await stderr]).toEqual([[0, null], '']);
  });

  it.runIf(existsSync('/dev/full'))('by a full disk is one line', async () => {
    const run = { cwd: await makeFolder(), input: LINE };
    expect(await runReviews(['insights', '--output', '/dev/full'], run)).toMatchObject({
      code: 1,
      stderr: '/dev/full cannot be written: no space is left on its disk\n',
    });
  });
});
