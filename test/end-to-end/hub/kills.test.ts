import { expect, it } from 'vitest';
import { KILL_MOMENTS } from '../../support/hub/child/moments.ts';
import { createSqliteFile, everyMoment, runSeeds } from '../../support/hub/child/seeds.ts';

it('keeps every promise through a kill -9 at every step: nothing accepted is lost, nothing recorded comes again', async () => {
  const { faults, reached } = await runSeeds(everyMoment(3, 'SIGKILL', KILL_MOMENTS), createSqliteFile, { atOnce: 3 });
  expect(faults).toEqual([]);
  expect(reached.toSorted()).toEqual(KILL_MOMENTS.toSorted());
}, 120_000);
