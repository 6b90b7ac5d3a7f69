import { migrate } from '../src/editing/migrations/migrate.ts';
import { refuse, run } from './support/run.ts';

/** What `upgrade` of an older version runs: brings the content folder that is named to the format of this version. */
await run(async () => {
  const [, , folder = 'content'] = process.argv;
  const done = await migrate(folder);
  return done.ok ? 0 : refuse(done.problems.join('\n'));
});
