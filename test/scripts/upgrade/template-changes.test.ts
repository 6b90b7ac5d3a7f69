import { join } from 'node:path';
import { expect, it } from 'vitest';
import { templateChanges } from '../../../scripts/upgrade/template-changes.ts';
import { makeFolder } from '../../support/content/content.ts';

const SCRIPT = ['#!/bin/sh', 'set -eu', '', 'one', 'two', 'three', 'four', 'five', ''];

/** The script with other lines in the place of some. */
function script(changed: Readonly<Record<string, string>> = {}): string {
  return SCRIPT.map((line) => changed[line] ?? line).join('\n');
}

async function changesOf(shop: Readonly<Record<string, string>>, before: object, after: object) {
  const below = (folder: string, files: object) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  const root = await makeFolder({ ...below('shop', shop), ...below('before', before), ...below('after', after) });
  return templateChanges(join(root, 'shop'), join(root, 'before'), join(root, 'after'));
}

const LATER = { 'publish.sh': script({ two: 'TWO' }), gitignore: 'data/\n*.sqlite\n' };
const EARLIER = { 'publish.sh': script(), gitignore: 'data/\n' };

it('gives files as the later version has them', async () => {
  expect(await changesOf({ 'publish.sh': script(), '.gitignore': 'data/\n' }, EARLIER, LATER)).toEqual([
    { name: '.gitignore', template: 'gitignore', before: 'data/\n', after: 'data/\n*.sqlite\n' },
    { name: 'publish.sh', template: 'publish.sh', before: script(), after: script({ two: 'TWO' }) },
  ]);
});

it('keeps what the owner has changed elsewhere in a file, and its line ends', async () => {
  const own = script({ five: 'of my own' }).replaceAll('\n', '\r\n');
  const after = own.replace('two', 'TWO');
  expect(await changesOf({ 'publish.sh': own }, EARLIER, LATER)).toEqual([
    { name: 'publish.sh', template: 'publish.sh', before: own, after },
  ]);
});

it('gives no text where the owner has changed the same lines', async () => {
  const own = script({ two: 'of my own' });
  expect(await changesOf({ 'publish.sh': own }, EARLIER, LATER)).toEqual([
    { name: 'publish.sh', template: 'publish.sh', before: own, after: undefined },
  ]);
});

it('gives a file that only the later version has', async () => {
  expect(await changesOf({}, EARLIER, { ...EARLIER, 'new.sh': 'new\n' })).toEqual([
    { name: 'new.sh', template: 'new.sh', before: undefined, after: 'new\n' },
  ]);
});

it.each([
  ['is as the later version has it', { 'publish.sh': script({ two: 'TWO' }) }, EARLIER, LATER],
  ['did not change in the template', { 'publish.sh': script({ one: 'of my own' }) }, EARLIER, EARLIER],
  ['was deleted', {}, EARLIER, LATER],
  ['has the name of a new one in the template', { 'new.sh': 'of my own\n' }, EARLIER, { ...EARLIER, 'new.sh': 'new\n' }],
  ['is gone from the template', { 'publish.sh': script() }, EARLIER, { gitignore: 'data/\n' }],
  ["is the owner's own text", { 'README.md': 'a\n' }, { 'README.md': 'a\n' }, { 'README.md': 'b\n' }],
])('leaves out a file that %s', async (_, shop, before, after) => {
  expect(await changesOf(shop, before, after)).toEqual([]);
});
