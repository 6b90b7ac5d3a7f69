import { confirm } from '@clack/prompts';
import { hasPatients } from '../../../src/editing/patients.ts';
import { doubtOn, type Waiting } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { foldText } from '../../../src/reviews/text/comparing/text-match.ts';
import { answerTo, isInteractive } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { tellStopped } from '../support/tell-stopped.ts';
import type { Verification } from './verification.ts';
import { writeVerified } from './write-verified.ts';

export interface BySource {
  readonly workspace: Workspace;
  readonly waiting: readonly Waiting[];
  /** The name of the site, in any letter case. */
  readonly source: string;
  readonly verification: Verification;
  /** Whether it is written without asking. */
  readonly isWritten: boolean;
}

/**
 * Verifies all waiting reviews of one site in the same way. Those that may not be a customer's, may be copies, or had a verification
 * taken back, go on waiting: somebody has to look at them. Returns the exit code.
 */
export async function verifyBySource({ workspace, waiting, source, verification, isWritten }: BySource): Promise<number> {
  if (hasPatients(workspace.about.business)) throw new Refusal(`--source ${source}: ${OF_PATIENTS}`);
  const found = waiting.filter(({ platform }) => platform !== undefined && foldText(platform) === foldText(source.trim()));
  if (found.length === 0) {
    const none = workspace.problems.length === 0 ? 'no review' : 'no review without mistakes';
    throw new Refusal(`--source ${source}: ${none} from there waits${waitingFrom(waiting)}`);
  }
  const isWord = verification.method === 'platform';
  const meant = found.filter(({ isDenied }) => !(isWord && isDenied));
  const denied = found.length - meant.length;
  const sound = meant.filter((each) => doubtOn(each) === undefined);
  const doubtful = meant.length - sound.length;
  const those = count(sound.length, 'waiting review');
  const site = found[0]?.platform ?? source;
  if (isWord && foldText(site) === 'trustpilot')
    say(`${site} lets anybody write, and calls some of its reviews verified; take its word only for those.`);
  say(`${those} from ${site}, to be verified by ${verification.method}, ${verification.date}.`);
  if (!isWord && sound.length > 0)
    say('Each will say that you have a record of this customer: do that only if you have looked up every one of them.');
  if (denied > 0)
    say(
      `${count(denied, 'other')} ${denied === 1 ? 'goes' : 'go'} on waiting: ${site} does not call ${denied === 1 ? 'it' : 'them'} verified.`,
    );
  if (doubtful > 0)
    say(
      `${count(doubtful, 'other')} may not be a customer's, may be here twice, or had a verification taken back: verify --list shows why.`,
    );
  if (sound.length === 0) return 0;
  if (!isWritten && !isInteractive()) {
    say(`\nNothing was written yet: --write verifies them.`);
    return 0;
  }
  if (!isWritten && !(await answerTo(confirm({ message: `Verify ${those}?`, initialValue: false })))) return 0;
  return tellStopped((onWritten) => writeVerified(workspace, sound, verification, onWritten));
}

const OF_PATIENTS =
  'takes all reviews of a site, and not only those whose authors agreed in writing that you tell of their treatment; name these: verify <id> <id> --method …';

/** From where reviews wait, in the words of a message. */
function waitingFrom(waiting: readonly Waiting[]): string {
  const names = [...new Set(waiting.flatMap(({ platform }) => platform ?? []))];
  return names.length === 0 ? '; none of those that wait names a source' : `; some wait from ${names.join(', ')}`;
}
