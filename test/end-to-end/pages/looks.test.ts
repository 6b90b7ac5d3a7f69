import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openBrowserForFile } from '../../support/browser/browser.ts';
import { root } from '../../support/build.ts';
import { differenceOf, type Picture, readPicture, toPng, toWebp } from '../../support/looks/pictures.ts';
import { fontsOf, takePictures } from '../../support/looks/take.ts';
import { VIEWS, type View } from '../../support/looks/views.ts';
import { sampleOrigin } from '../../support/shared.ts';

const STORED = join(root, 'test', 'fixtures', 'looks');
/** The folder where a person can look at the differences. */
const DIFFERENT = join(root, '.looks');
const RENEW = 'npx vitest run test/end-to-end/pages/looks -u';

const origin = await sampleOrigin();
const browser = await openBrowserForFile();

// Other systems use another browser, with their own fonts.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('in the browser of the tests', async () => {
  const taken = await takePictures(browser, origin, VIEWS);
  rmSync(DIFFERENT, { recursive: true, force: true });

  it.each(VIEWS)('$name looks as it did', async (view) => {
    const actual = taken.get(view) as Picture;
    const problem = await problemOf(view, actual);
    if (problem !== undefined && inject('renews')) writeFileSync(storedFile(view), await toWebp(actual));
    else expect(problem).toBeUndefined();
  });

  it('no picture is stored of what nobody looks at', () => {
    expect(readdirSync(STORED).toSorted()).toEqual(VIEWS.map(({ name }) => `${name}.webp`).toSorted());
  });

  it('words are painted with the fonts of packages, whatever is installed', async () => {
    const page = await browser.newPage({ baseURL: origin });
    await page.goto('/embed');
    expect(await fontsOf(page, 'h1')).toEqual(['PT Serif']);
    expect(await fontsOf(page, 'main p')).toEqual(['Inter']);
    expect(await fontsOf(page, 'pre code')).toEqual(['PT Mono']);
    await page.setContent('<p>سباكة وتدفئة</p><i>📷</i>');
    expect(await fontsOf(page, 'p')).toEqual(['Noto Naskh Arabic', 'PT Serif']);
    expect(await fontsOf(page, 'i')).toEqual(['Noto Sans Symbols 2']);
    await page.close();
  });
});

function storedFile({ name }: View): string {
  return join(STORED, `${name}.webp`);
}

/** Why a picture differs from the stored one. If it does, both are written into the folder. */
async function problemOf(view: View, actual: Picture): Promise<string | undefined> {
  if (!readdirSync(STORED).includes(`${view.name}.webp`)) return `${view.name} has no stored picture: ${RENEW}`;
  const expected = await readPicture(readFileSync(storedFile(view)));
  const difference = await differenceOf(expected, actual);
  if (difference === undefined) return undefined;
  mkdirSync(DIFFERENT, { recursive: true });
  for (const [kind, picture] of Object.entries({ expected, actual, difference: difference.picture }))
    writeFileSync(join(DIFFERENT, `${view.name}.${kind}.png`), await toPng(picture));
  return `${view.path} differs in ${difference.pixels} pixels: see .looks/${view.name}.difference.png. If it is meant so: ${RENEW}`;
}
