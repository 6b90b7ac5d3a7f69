import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startContender } from './contender.ts';
import { type BuiltSite, withSite } from './content/site.ts';
import { type Competitor, loadInTurn } from './in-turn.ts';
import { writeTwins } from './static/files.ts';
import { startNginx } from './static/nginx.ts';
import { STOCK_FOLDER, startStock } from './static/stock-astro.ts';
import { checkSameBytes, STOCK, TASKS } from './static/tasks.ts';

/** Measures published files: the built server as it runs, beside servers that send the same bytes. */
export function benchStatic(): Promise<void> {
  return withSite('static', async (site, folder) => {
    const competitors = await startServers(site, folder);
    const check = () => checkSameBytes(competitors);
    const title = `static files of ${site.reviews} reviews`;
    try {
      return await loadInTurn({ title, tasks: TASKS, competitors, check, seconds: 0.7 });
    } finally {
      await rm(STOCK_FOLDER, { recursive: true, force: true });
    }
  });
}

async function startServers({ server, packFile }: BuiltSite, folder: string): Promise<Competitor[]> {
  const twins = join(folder, 'twins');
  await writeTwins(packFile, twins);
  const settings = (name: string) => ({ DATABASE_URL: `file:${join(folder, name)}` });
  const bare = fileURLToPath(new URL('static/bare-server.ts', import.meta.url));
  const nginx = await startNginx(twins);
  return [
    { name: 'ours', contender: await startContender([server], settings('logging.sqlite')) },
    { name: 'ours, no log', contender: await startContender([server], { ...settings('silent.sqlite'), LOG_LEVEL: 'silent' }) },
    { name: 'bare node:http', contender: await startContender([bare, packFile]) },
    ...(nginx ? [{ name: 'nginx', contender: nginx }] : []),
    { name: STOCK, contender: await startStock(join(twins, 'identity')) },
  ];
}
