import { migrate } from '../src/editing/migrations/migrate.ts';
import { refuse, run } from './support/run.ts';

/** Brings the named content folder to the format of this version. The `upgrade` command of an older version runs this. */
await run(async () => {
  const [, , folder = 'content'] = process.argv;
  const done = await migrate(folder);
  return done.ok ? 0 : refuse(done.problems.join('\n'));
});
