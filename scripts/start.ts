import { parseArgs } from 'node:util';
import { readSettings } from '../src/settings.ts';
import { listenProblem } from './serve/listen-problem.ts';
import { serve } from './serve/serve.ts';
import { runScript } from './support/project.ts';
import { refuse, run } from './support/run.ts';

/** `npm start`: the main job, from review files to a served publication. */
await run(async () => {
  parseArgs({ options: {} });
  // Before the build: a wrong setting or a taken port should not cost its time.
  const problem = await listenProblem(readSettings(process.env));
  if (problem !== undefined) return refuse(problem);
  // A process of its own, so that the server does not keep the memory of the build. Its hub looks when the server starts.
  const code = await runScript('build', [], { env: { ...process.env, NOTIFY_HUB: '0' } });
  return code === 0 ? serve() : code;
});
