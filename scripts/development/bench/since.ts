import { withSite } from './content/site.ts';
import { loadInTurn, type Task } from './in-turn.ts';
import { readReviews } from './peers/reviews.ts';
import { checkAnswers, createOracle } from './search/oracle.ts';
import { startServers } from './search/servers.ts';

/** Measures `GET /api/reviews/since/{date}`, beside a filter over bare `node:http` and json-server. */
export function benchSince(): Promise<void> {
  return withSite('since', async (site, folder) => {
    const reviews = readReviews(site.packFile);
    const dateAt = (share: number) => reviews[Math.floor((reviews.length - 1) * share)]?.date ?? '';
    const task = (name: string, date: string): Task => ({ name, paths: [`/api/reviews/since/${date}`], status: 200 });
    const tasks: Task[] = [task('the newest hundredth', dateAt(0.01)), task('all', dateAt(1))];
    const competitors = await startServers(site, folder, ['node:http and a filter', 'json-server']);
    const check = () => checkAnswers(createOracle(reviews), tasks, competitors);
    return loadInTurn({ title: `since in ${site.reviews} reviews`, tasks, competitors, check, seconds: 1 });
  });
}
