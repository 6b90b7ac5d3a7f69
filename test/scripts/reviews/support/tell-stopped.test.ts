import { expect, it } from 'vitest';
import { tellStopped } from '../../../../scripts/reviews/support/tell-stopped.ts';
import { Cancelled } from '../../../../scripts/support/run.ts';

it('gives what the work gives', async () => {
  const work = async (onWritten: () => void) => {
    onWritten();
    return 2;
  };
  expect(await tellStopped(work)).toBe(2);
});

it('says of what is stopped whether something was written', async () => {
  const stopped = (writes: number) =>
    tellStopped(async (onWritten) => {
      for (let done = 0; done < writes; done++) onWritten();
      throw new Cancelled();
    });
  await expect(stopped(0)).rejects.toThrow('Stopped; nothing was changed.');
  await expect(stopped(1)).rejects.toThrow('Stopped; what you said before is written.');
});
