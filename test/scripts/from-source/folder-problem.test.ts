import { expect, it } from 'vitest';
import { folderProblem } from '../../../scripts/from-source/folder-problem.ts';

it.each(['/home/a b/ü (2)', '/srv/[x]{y}', '/srv/a+b&c@d!~$=,;:'])('finds nothing wrong with %s', (folder) => {
  expect(folderProblem(folder)).toBeUndefined();
});

it.each([
  ['/srv/100%/shop/', '%'],
  ['/srv/c#/', '#'],
  ["/srv/Bob's shop/what?/", "' and ?"],
  ['/srv/a*b*c', '*'],
])('refuses %s, and says why', (folder, characters) => {
  expect(folderProblem(folder)).toBe(
    `cannot build in ${folder}: rename the folder, or the one above, that has ${characters} in its name`,
  );
});
