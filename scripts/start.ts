import { readSettings } from '../src/settings.ts';
import { listenProblem } from './serve/listen-problem.ts';
import { command, settingsFrom } from './support/command.ts';
import { runBuild } from './support/project.ts';
import { refuse, run } from './support/run.ts';

/** `npm start`: builds the site from the review files and serves it. */
await run(async () => {
  command('npm run start --', 'builds the site and serves it', settingsFrom('BASE_URL, PORT')).parse();
  // Checked before the build, so that a wrong setting or a taken port does not cost the time of a build.
  const problem = await listenProblem(readSettings(process.env));
  if (problem !== undefined) return refuse(problem);
  // A separate process, so that the server does not keep the memory of the build. No notification is needed: the server's hub
  // looks at its topics when it starts.
  const code = await runBuild([], { env: { ...process.env, NOTIFY_HUB: '0' } });
  if (code !== 0) return code;
  // Not before: meanwhile the build needs the memory.
  const { serve } = await import('./serve/serve.ts');
  return serve();
});
