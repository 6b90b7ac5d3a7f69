import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';
import { drawLayers } from './structure/drawing.ts';
import { describeLengths, fileLengths, functionLengths } from './structure/lengths.ts';
import { readModules } from './structure/modules.ts';

/** `npm run structure`: redraws the layers in CONTRIBUTING.md from the imports, and prints how long files and functions are. */
await run(async () => {
  const modules = readModules();
  const file = join(root, 'CONTRIBUTING.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/(?<=^```mermaid\n)[^`]*(?=\n```$)/m, () => drawLayers(modules)),
  );
  for (const line of describeLengths('files', fileLengths(modules))) console.log(line);
  for (const line of describeLengths('functions', functionLengths(modules))) console.log(line);
  return 0;
});
