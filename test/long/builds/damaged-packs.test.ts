import { hash } from 'node:crypto';
import { copyFileSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bodyBytes } from '../../../src/http/answer.ts';
import { DamageError, PackError } from '../../../src/publication/pack/pack-error.ts';
import { PACK_NAME } from '../../../src/publication/sealing/seal.ts';
import { type OpenPublication, openPublication } from '../../../src/publication/serving/open.ts';
import { sampleDist } from '../../support/shared.ts';
import { pathsOf } from '../../support/sites/paths.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FLIPS = 1000;

const dist = await sampleDist();
const PATHS = pathsOf(dist);

/** All answers of a publication, as digests by request. Answers that it refuses as damaged are left out. */
async function answersOf(publication: OpenPublication): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  async function keep(
    name: string,
    ask: () => ReturnType<typeof publication.search> | undefined,
    coding: 'br' | 'gzip' | 'identity',
  ) {
    try {
      const found = ask();
      const bytes = found && bodyBytes(await found.read(coding));
      answers.set(`${name} ${coding}`, `${found?.digest} ${bytes && hash('sha256', bytes)}`);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
    }
  }
  for (const path of [...PATHS, '/nowhere'])
    for (const coding of ['br', 'gzip', 'identity'] as const) await keep(path, () => publication.representation(path), coding);
  await keep('search', () => publication.search({ query: 'heater', limit: 100 }), 'identity');
  await keep('since', () => publication.since('2020-01-01'), 'identity');
  return answers;
}

it(`of ${FLIPS} random bits that are turned in the sample's pack none changes an answer, and each is noticed`, async () => {
  const file = join(await temporaryFolder(), PACK_NAME);
  copyFileSync(join(dist, PACK_NAME), file);
  const sound = openPublication(file);
  const expected = await answersOf(sound);
  sound.close();
  const descriptor = openSync(file, 'r+');
  const { size } = statSync(file);
  const outcomes = { refused: 0, unserved: 0 };
  for (let flip = 0; flip < FLIPS; flip++) {
    // The last KiB contains head and footer, which a random place in 11 MB hardly ever hits.
    const offset = flip % 10 === 0 ? size - 1 - Math.floor(Math.random() * 1024) : Math.floor(Math.random() * size);
    const byte = Buffer.alloc(1);
    readSync(descriptor, byte, 0, 1, offset);
    writeSync(descriptor, Buffer.of((byte[0] ?? 0) ^ (1 << (flip % 8))), 0, 1, offset);
    try {
      outcomes[await outcomeOf(file, expected, offset)]++;
    } finally {
      writeSync(descriptor, byte, 0, 1, offset);
    }
  }
  expect(outcomes.refused).toBeGreaterThan(FLIPS / 20);
  expect(outcomes.refused + outcomes.unserved).toBe(FLIPS);
});

async function outcomeOf(file: string, expected: ReadonlyMap<string, string>, offset: number) {
  let publication: OpenPublication;
  try {
    publication = openPublication(file);
  } catch (error) {
    expect(error).toBeInstanceOf(PackError);
    return 'refused';
  }
  try {
    const answers = await answersOf(publication);
    for (const [name, answer] of answers) expect(answer, `${name}, byte ${offset}`).toBe(expected.get(name));
    expect(() => [...publication.check()], `byte ${offset}`).toThrow(DamageError);
    return 'unserved';
  } finally {
    publication.close();
  }
}
