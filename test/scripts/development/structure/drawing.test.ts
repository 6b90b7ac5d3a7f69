import { expect, it } from 'vitest';
import { drawLayers } from '../../../../scripts/development/structure/drawing.ts';

it('draws each layer with its rooms, the lowest first, and no import that a longer way tells as well', () => {
  const imports = {
    'src/pages/docs/a.ts': ['src/catalog/a.ts', 'src/reviews/text/a.ts'],
    'src/catalog/a.ts': ['src/reviews/text/a.ts'],
    'src/reviews/schemas/a.ts': [],
    'src/reviews/text/a.ts': ['src/reviews/words/a.ts'],
    'src/reviews/words/a.ts': [],
    'src/server.ts': ['src/catalog/a.ts'],
  };
  const modules = Object.entries(imports).map(([file, imported]) => ({ file, text: '', imports: imported }));
  expect(drawLayers(modules)).toBe(`flowchart TD
  catalog["catalog"]
  pages["pages"]
  reviews["reviews<br/><small>schemas · words · text</small>"]
  server["server"]
  catalog --> reviews
  pages --> catalog
  server --> catalog`);
});
