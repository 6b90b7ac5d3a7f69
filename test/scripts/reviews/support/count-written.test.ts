import { expect, it } from 'vitest';
import { countWritten } from '../../../../scripts/reviews/support/count-written.ts';
import { Cancelled } from '../../../../scripts/support/run.ts';

it('counts what was written', async () => {
  expect(
    await countWritten(async (onWritten) => {
      onWritten();
      onWritten();
    }),
  ).toBe(2);
});

it('says of what is stopped whether something was written', async () => {
  const stopped = (writes: number) =>
    countWritten(async (onWritten) => {
      for (let done = 0; done < writes; done++) onWritten();
      throw new Cancelled();
    });
  await expect(stopped(0)).rejects.toThrow('Stopped; nothing was changed.');
  await expect(stopped(1)).rejects.toThrow('Stopped; what you said before is written.');
});
