import { type Source, textAt } from '../../../src/authoring/source/source.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { namedElsewhere } from '../../../src/editing/named-elsewhere.ts';
import { isVerified, type Waiting } from '../../../src/editing/verification/waiting.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { apply } from '../support/apply.ts';
import { only, refusalOf, reviewMeant } from '../support/content.ts';
import { verifiedLines } from './show.ts';
import { OWN_METHODS, verificationOf, verified } from './verification.ts';

export interface ById {
  readonly workspace: Workspace;
  readonly waiting: readonly Waiting[];
  /** The method as it was typed. */
  readonly method: string | undefined;
  readonly date: string;
}

/** Verifies the named reviews, all or none. */
export async function verifyById(ids: readonly string[], { workspace, waiting, method, date }: ById): Promise<void> {
  const named: Waiting[] = [];
  for (const id of ids) named.push(await waitingOf(workspace, waiting, reviewMeant(workspace, id)));
  const verification = verificationOf(method, date);
  const doubtful = named.find(({ doubt }) => doubt !== undefined);
  // A doubtful review needs a person's decision: in the interview the doubt is shown and can be overruled.
  if (doubtful !== undefined)
    throw new Refusal(`${doubtful.source.file}: ${doubtful.doubt}; look at it with verify, in a terminal`);
  if (verification.method === 'platform') for (const each of named) refuseWithoutWord(each);
  const sources = named.map(({ source }) => source);
  await applyToAll(workspace, sources, verified(verification));
  for (const line of verifiedLines(workspace, sources)) say(`\n${line}`);
}

/** Refuses the word of another site for a review of which none has given it. */
function refuseWithoutWord({ source, platform, isDenied }: Waiting): void {
  if (platform === undefined) throw new Refusal(`${source.file}: ${NO_SITE}`);
  if (isDenied) throw new Refusal(`${source.file}: ${platform} does not call this review verified; take ${OWN_METHODS}`);
}

/** Removes the verification from the named reviews, all or none: they are waiting again. */
export async function undoVerification(workspace: Workspace, ids: readonly string[], today: string): Promise<void> {
  if (ids.length === 0) throw new Refusal('--undo needs to know which review is meant: verify <id> --undo');
  const named = ids.map((id) => reviewMeant(workspace, id));
  const bare = named.find((source) => !isVerified(source));
  if (bare !== undefined) throw new Refusal(`${bare.file}: has no verification that could be taken back\nNothing was changed.`);
  for (const { value } of named) {
    const place = namedElsewhere(workspace, textAt(value, 'id') ?? '');
    if (place !== undefined) throw refusalOf([place]);
  }
  await applyToAll(workspace, named, { verification: undefined, unverified: today });
  const [waits, leaves, them] = named.length === 1 ? ['It waits', 'leaves', 'it'] : ['They wait', 'leave', 'them'];
  say(`\n${waits} for a verification again, and ${leaves} the site with the next build.`);
  say(`From now on verify --jobs asks before it verifies ${them}, and verify --source leaves ${them} waiting.`);
}

/** Changes all of these reviews, or none if one of the changes is refused. */
async function applyToAll(workspace: Workspace, sources: readonly Source[], changes: Changes): Promise<void> {
  for (const source of sources) only(await planChange(workspace, source, changes));
  // Planned again before each write, because two of the reviews may be in one file.
  for (const source of sources) await apply(only(await planChange(workspace, source, changes)));
}

const NO_SITE = `names no source, so no other site can say that this was a customer; take ${OWN_METHODS}, or write under source where it was published first`;

async function waitingOf(workspace: Workspace, waiting: readonly Waiting[], source: Source): Promise<Waiting> {
  const found = waiting.find((each) => each.source === source);
  if (found !== undefined) return found;
  // Either a mistake keeps the review from being judged, which this reports, or it is verified already.
  only(await planChange(workspace, source, {}));
  const [method, day] = ['method', 'date'].map((key) => textAt(source.value, 'verification', key));
  throw new Refusal(`${source.file}: is verified already: ${method}, ${day}; --undo takes that back`);
}
