import { withSite } from './content/site.ts';
import { measureInTurn } from './in-turn.ts';
import { readReviews } from './peers/reviews.ts';
import type { Row } from './results.ts';
import { checkAnswers, createOracle } from './search/oracle.ts';
import { makeTasks } from './search/questions.ts';
import { startServers } from './search/servers.ts';

/** The duration of each measurement. */
const SECONDS = 0.4;

/** Measures `GET /api/reviews/search`, beside servers that people would write instead. */
export function benchSearch(): Promise<Row[]> {
  return withSite('search', async (site, folder) => {
    const reviews = readReviews(site.packFile);
    const tasks = makeTasks(reviews);
    const servers = await startServers(site, folder);
    try {
      await checkAnswers(createOracle(reviews), tasks, servers);
      return await measureInTurn(`search in ${site.reviews} reviews`, tasks, servers, SECONDS);
    } finally {
      for (const { contender } of servers) contender.stop();
    }
  });
}
