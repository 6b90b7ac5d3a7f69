import { withSite } from './content/site.ts';
import { loadInTurn } from './in-turn.ts';
import { readReviews } from './peers/reviews.ts';
import { checkAnswers, createOracle } from './search/oracle.ts';
import { makeTasks } from './search/questions.ts';
import { startServers } from './search/servers.ts';

/** Measures `GET /api/reviews/search`, beside servers that people would write instead. */
export function benchSearch(): Promise<void> {
  return withSite('search', async (site, folder) => {
    const reviews = readReviews(site.packFile);
    const tasks = makeTasks(reviews);
    const competitors = await startServers(site, folder);
    const check = () => checkAnswers(createOracle(reviews), tasks, competitors);
    return loadInTurn({ title: `search in ${site.reviews} reviews`, tasks, competitors, check, seconds: 0.4 });
  });
}
