import { beforeAll, describe, expect, it } from 'vitest';
import type { Bundles } from '../../scripts/build/bundles.ts';
import { siteOutputs } from '../../scripts/build/outputs.ts';
import { openBundles } from '../../scripts/from-source/bundles.ts';
import { linesOf, review, smallContent } from '../support/content/content.ts';
import { sampleDist } from '../support/shared.ts';
import { startLive } from '../support/sites/live-server.ts';

let bundles: Bundles;

beforeAll(async () => {
  // The bundles are made once for all tests.
  await sampleDist();
  bundles = await openBundles(false);
});

/** A business with these services and technicians; YAML contains JSON. */
const businessOf = (services: readonly string[], technicians: readonly string[]) =>
  JSON.stringify({
    name: 'Small Business',
    services: services.map((name) => ({ id: name.toLowerCase(), name })),
    technicians: technicians.map((name) => ({ name })),
  });

const REVIEWS = [review(1, { mentions: { services: ['repair'], technicians: ['Ann'] } }), review(2)];

/** The dev server of the package, whose pages are made by the bundled renderer, with small content in a folder of its own. */
async function start() {
  const files = {
    ...smallContent(REVIEWS),
    'business.yaml': businessOf(['Repair'], ['Ann']),
    'pages/prices.md': '# Our prices\n\nA perm is 60.\n',
  };
  const server = await startLive(files, {
    async filesOf(loaded, contentDirectory) {
      const { files } = await siteOutputs(bundles, loaded, { contentDirectory, isPreview: true });
      return files;
    },
  });
  return { ...server, ask: (path: string) => server.ask(path, { headers: { Accept: 'text/html' } }) };
}

describe('the dev server of the package, after a page of each kind was opened', () => {
  it('shows pages that are added, and has nothing where a page was', async () => {
    const { ask, save, remove, told } = await start();
    for (const path of ['/prices', '/reviews/review-1', '/reviews/review-1.md', '/services/repair', '/technicians/ann'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);

    await save('pages/team.md', '# Our team\n\nAnn and Bo.\n');
    await save('business.yaml', businessOf(['Repair', 'Perm'], ['Ann', 'Bo']));
    const added = review(3, { mentions: { services: ['perm'], technicians: ['Bo'] }, text: 'My curls hold.' });
    await save('reviews.jsonl', linesOf(...REVIEWS, added));
    for (const [path, text] of [
      ['/team', 'Our team'],
      ['/reviews/review-3', 'My curls hold.'],
      ['/reviews/review-3.md', 'My curls hold.'],
      ['/services/perm', 'My curls hold.'],
      ['/technicians/bo', 'My curls hold.'],
    ] as const)
      expect([path, await ask(path)]).toMatchObject([path, { status: 200, text: expect.stringContaining(text) }]);

    await remove('pages/team.md');
    expect((await ask('/team')).status).toBe(404);
    await save('reviews.jsonl', linesOf(...REVIEWS));
    expect((await ask('/reviews/review-3')).status).toBe(404);
    expect((await ask('/reviews/review-1')).status).toBe(200);
    expect(told).toEqual([]);
  });

  it('shows a page again when its mistake is mended', async () => {
    const { ask, save } = await start();
    expect((await ask('/prices')).status).toBe(200);
    await save('pages/team.md', 'No heading.\n');
    expect((await ask('/team')).status).toBe(500);
    await save('pages/team.md', '# Our team\n\nAnn and Bo.\n');
    expect(await ask('/team')).toMatchObject({ status: 200, text: expect.stringContaining('Our team') });
  });
});
