import { buildFoldersIn } from '../src/publication/build-folders.ts';
import { lastPack } from '../src/publication/sealing/seal.ts';
import { notifyHub } from './notify-hub/notify.ts';
import { command } from './support/command.ts';
import { shop } from './support/project.ts';
import { refuse, run } from './support/run.ts';
import { fromWhereTyped } from './support/where-typed.ts';

/** `npm run notify-hub [-- --out <folder>]`: notifies the hub of the last build's topics, once readers can get them. */
await run(async () => {
  const { out = shop() } = command('npm run notify-hub --', 'tells the hub of the last build, after a deployment')
    .option('--out <folder>', 'where the build is: in dist in this folder')
    .parse()
    .opts<{ out?: string }>();
  const { dist } = buildFoldersIn(fromWhereTyped(out));
  const pack = lastPack(dist);
  const { ok, line } = pack
    ? await notifyHub(pack)
    : { ok: false, line: `There is no build in ${dist} that this version can read; run: npm run build` };
  if (!ok) return refuse(line);
  console.log(line);
  return 0;
});
