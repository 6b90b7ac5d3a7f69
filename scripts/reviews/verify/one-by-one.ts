import { select } from '@clack/prompts';
import type { Waiting } from '../../../src/editing/verification/waiting.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { answerTo } from '../../support/ask.ts';
import { say } from '../../support/terminal/say.ts';
import { apply } from '../support/apply.ts';
import { askDay } from '../support/ask-day.ts';
import { only, todayOf } from '../support/content.ts';
import { methodChoices } from '../support/methods.ts';
import { tellStopped } from '../support/tell-stopped.ts';
import { reviewLines } from './show.ts';
import { type Verification, verified } from './verification.ts';

/** Shows each waiting review and asks how it is known to be a customer's. Each answer is written immediately. */
export async function verifyOneByOne(workspace: Workspace, waiting: readonly Waiting[]): Promise<void> {
  await tellStopped(async (onWritten) => {
    for (const [index, each] of waiting.entries()) {
      for (const line of reviewLines(each)) say(line);
      const method = await askMethod(`${index + 1} of ${waiting.length}`, each);
      if (method === 'stop') break;
      if (method === 'later') continue;
      const verification = { method, date: await askDay('When did you look that up?', todayOf(workspace)) };
      await apply(only(await planChange(workspace, each.source, verified(verification))));
      onWritten();
    }
  });
}

async function askMethod(at: string, { platform, isDenied }: Waiting): Promise<Verification['method'] | 'later' | 'stop'> {
  return answerTo(
    select({
      message: `${at}: how do you know that this was a customer?`,
      // The first option, which Enter chooses, does no harm.
      options: [
        { value: 'later' as const, label: 'I do not know: it goes on waiting' },
        ...methodChoices({ hasSource: platform !== undefined && !isDenied }),
        { value: 'stop' as const, label: 'Stop here' },
      ],
    }),
  );
}
