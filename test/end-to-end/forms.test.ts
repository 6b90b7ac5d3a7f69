import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installDecap } from '../../scripts/edit/install-decap.ts';
import { DECAP_LOCALES } from '../../src/editing/forms/decap/decap-locale.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { bareEnvironment, root } from '../support/build.ts';
import { write } from '../support/content/content.ts';
import { PATIENCE } from '../support/patience.ts';
import { runNode } from '../support/programs/run-node.ts';
import { sampleDist } from '../support/shared.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

const REVIEW = `---
# as Maria gave it on the telephone
date: 2026-03-14   # a Saturday
rating:   5

author: 'Maria G.'
mentions: { technicians: [ Dana ] }
verification: { method: invoice, date: 2026-03-15 }   # 4711
response:
  date: 2026-03-16
  text: >-
    Thank you,
    Maria.
---

Dana came at once.\r
He said: "no".
`;

const content = sharedFolder();
const path = join(content, 'reviews', 'maria-g.md');
const outside: string[] = [];
/** What the forms have asked in dialogs. */
const questions: string[] = [];
let forms: ChildProcess;
let origin: string;
let page: Page;

// The forms are downloaded from the registry once.
const missing = await installDecap(() => {}).then(
  () => '',
  (error: Error) => `: ${error.message}`,
);

describe.skipIf(missing !== '')(`the forms${missing}`, () => {
  beforeAll(async () => {
    // The bundles are made once for all tests.
    await sampleDist();
    await cp(join(root, 'content', 'business.yaml'), join(content, 'business.yaml'));
    await write(content, 'reviews/maria-g.md', REVIEW);
    forms = spawn(process.execPath, ['scripts/edit.ts', '--port', '0'], {
      cwd: root,
      env: bareEnvironment({ CONTENT_DIR: content, BASE_URL: 'https://shop.example/reviews' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    origin = await addressOf(forms);
    const context = await (await openBrowser()).newContext({ baseURL: origin, viewport: { width: 1400, height: 900 } });
    context.setDefaultTimeout(PATIENCE.timeout);
    context.on('request', (request) => {
      if (!/^(?:https?|wss?):\/\/127\.0\.0\.1:|^(?:data|blob):/.test(request.url())) outside.push(request.url());
    });
    page = await context.newPage();
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept('About another shop');
    });
  });

  afterAll(async () => {
    await page.context().close();
    forms.kill('SIGTERM');
    if (forms.exitCode === null) await once(forms, 'exit');
    await rm(content, { recursive: true, force: true });
  });

  it('lists the reviews, and shows the page of one beside its form', async () => {
    await page.goto('/');
    await page.getByText('2026-03-14 · Maria G. · 5 ★').click();
    await field('Headline').waitFor();
    const shown = page.frameLocator('[title="The page as it is saved"]').frameLocator('iframe');
    await shown.getByText('Dana came at once.').waitFor();
    expect(await field('What the customer wrote').inputValue()).toBe('Dana came at once.\nHe said: "no".');
    // Words to take out are added here, photos by a command that it names.
    await page.getByRole('button', { name: 'Add words' }).waitFor();
    await page.getByText('npm run reviews -- photo').waitFor();
    expect(await page.getByRole('button', { name: 'Add photo' }).count()).toBe(0);
  });

  it('end where others have their port, and say so in a line', async () => {
    const { port } = new URL(origin);
    const { code, stderr } = await runNode(['scripts/edit.ts', '--port', port], { settings: { CONTENT_DIR: content } });
    expect([code, stderr]).toEqual([
      1,
      `port ${port} is taken, perhaps by forms that run already; end them, or give another one: --port 0\n`,
    ]);
  });

  it('has the parts for messages from the start, as a screen reader says nothing of one that comes with its words', async () => {
    expect(await page.locator('#odd[aria-live], #said[aria-live]').count()).toBe(2);
  });

  it('saves one field and the date of the correction, and changes no other byte of the file', async () => {
    await field('Headline').fill('No hot water, "again": #2');
    await save();
    const title = `title: 'No hot water, "again": #2'\n`;
    const saved = await readFile(path, 'utf8');
    expect(saved.replace(/^edited: \d{4}-\d\d-\d\d\n/m, '')).toBe(
      REVIEW.replace("author: 'Maria G.'\n", `author: 'Maria G.'\n${title}`),
    );
    expect(saved).toMatch(/^edited: /m);
    const shown = page.frameLocator('#preview-pane').frameLocator('iframe');
    await shown.getByRole('heading', { name: 'No hot water, "again": #2' }).waitFor();
  });

  it('says once that it has saved', async () => {
    await expect.poll(() => page.locator('#said').textContent()).toBe('Saved');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('counts nothing as saved that was typed during a save, and saves also what takes a saved change back', async () => {
    const before = await readFile(path, 'utf8');
    await field('Author').fill('Maria');
    await page.route('**/api/v1', async (route) => {
      await field('Author').fill('Maria H.');
      await route.continue();
    });
    await save();
    await page.unroute('**/api/v1');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await readFile(path, 'utf8')).toContain('author: Maria\n');
    await field('Author').fill('Maria G.');
    await save();
    expect(await readFile(path, 'utf8')).toBe(before.replace("'Maria G.'", 'Maria G.'));
  });

  it('brings unsaved text back after a reload, and knows what the form showed before it', async () => {
    const original = await readFile(path, 'utf8');
    const text = field('What the customer wrote');
    await text.fill('Saved before.');
    await save();
    const before = await readFile(path, 'utf8');
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await text.fill('Brought back');
    await expect.poll(() => page.evaluate(isKept, 'backup.reviews.maria-g')).toBe(true);
    await writeFile(path, before.replace('Saved before.', 'Changed outside.'));
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('Brought back');
    await save();
    await refusal('Not saved: What the customer wrote: was changed in the file after you opened this form').waitFor();
    await writeFile(path, before);
    await save();
    await expect.poll(() => readFile(path, 'utf8')).toBe(before.replace('Saved before.', 'Brought back'));
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await writeFile(path, original);
    await openReview('2026-03-14 · Maria G. · 5 ★');
    await expect.poll(() => text.inputValue()).toContain('Dana came at once.');
  });

  it('refuses what the check refuses, in its words, and writes nothing', async () => {
    const before = await readFile(path, 'utf8');
    await field('Language').fill('English');
    await save();
    await refusal('Not saved: Language: "English" is not a language tag such as en or es-MX (BCP 47)').waitFor();
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  it('the reason for a refusal stays when the message is gone, until the next save', async () => {
    const message = page.locator('.Toastify__toast').filter({ hasText: 'Not saved: Language' });
    await message.click();
    await message.waitFor({ state: 'detached' });
    expect(await refusal('Language: "English"').isVisible()).toBe(true);
    await field('Language').fill('');
    await save();
    await refusal('').waitFor({ state: 'hidden' });
  });

  it('has no part that the keyboard goes to behind the reason for a refusal', async () => {
    await field('Language').fill('English');
    await save();
    await refusal('Not saved: Language').waitFor();
    const { width, height } = page.viewportSize() ?? expect.fail();
    await page.setViewportSize({ width: 1024, height: 600 });
    await field('Written on').focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      hidden.push(...(await page.evaluate(focusedBehindReason)));
    }
    expect(hidden).toEqual([]);
    await page.setViewportSize({ width, height });
    await field('Language').fill('');
  });

  it('has all of a form in a narrow window', async () => {
    await expect.poll(outsideNarrowWindow).toEqual([]);
  });

  it('replaces what stands in a line where the keyboard comes back to it', async () => {
    const written = await field('Headline').inputValue();
    await field('Headline').press('End');
    for (const key of ['!', 'Shift+Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type(written);
    expect(await field('Headline').inputValue()).toBe(written);
  });

  it('says hints and mistakes with their field, and what a fold opens', async () => {
    expect(await description(field('Author'))).toBe('The name that is published.');
    await field('Author').fill('');
    await choose('Save');
    await refusal('Not saved: Author is required.').waitFor();
    await expect.poll(() => description(field('Author'))).toBe('Author is required. The name that is published.');
    expect(await field('Author').getAttribute('aria-invalid')).toBe('true');
    await field('Author').fill('Maria G.');
    const folds = page.getByRole('button', { name: 'Expand', exact: true });
    expect(await description(folds.first())).toBe('Published first elsewhere (optional) Where the review was published first.');
  });

  it('says with its field what is chosen from a list', async () => {
    expect(await description(page.getByLabel('Stars'))).toBe('5 ★');
    expect(await description(field('People'))).toBe('Dana Whitfield Also if the text names nobody.');
  });

  it('writes a new review, which waits', async () => {
    await page.getByText('Writing in Reviews collection').click();
    await page.getByText('Write a new review').click();
    await field('Written on').pressSequentially('04012026');
    await page.getByLabel('Stars').pressSequentially('4');
    await page.keyboard.press('Enter');
    await field('Author').fill('Zoë K.');
    await field('What the customer wrote').fill('--- Good: #1\n\nReally.');
    let isTyped: boolean | undefined;
    let silent: number | undefined;
    await page.route('**/api/v1', async (route) => {
      if (isSave(route.request())) {
        isTyped = await field('Author').evaluate(takesFocus);
        silent = await page.locator('[inert] :is(#odd, #said)').count();
      }
      await route.continue();
    });
    await save();
    expect(isTyped).toBe(false);
    // A screen reader says nothing of what is inert.
    expect(silent).toBe(0);
    // The forms go to the entry when it is saved: whoever leaves before is brought back to it.
    await page.waitForURL(/\/entries\/2026-04-01-zoe-k$/);
    const frame = page.frameLocator('#preview-pane');
    await frame.getByText('This review waits').waitFor();
    // Only now, as a request that is held at that moment may never go on.
    await page.unroute('**/api/v1');
    expect(await readFile(join(content, 'reviews', '2026-04-01-zoe-k.md'), 'utf8')).toBe(
      '---\ndate: 2026-04-01\nrating: 4\nauthor: Zoë K.\n---\n--- Good: #1\n\nReally.\n',
    );
  });

  it('leaves nothing of a saved review in the form for the next one', async () => {
    const saved = join(content, 'reviews', '2026-04-03-carl.md');
    await writeReview('2026-04-03', 'Carl', 'Quick.');
    await page.evaluate(typeAtOnce);
    await save('Save', 'Save, and write a new one');
    await expect.poll(() => field('Author').inputValue()).toBe('');
    expect(page.url()).toMatch(/\/reviews\/new$/);
    expect(await readFile(saved, 'utf8')).toContain('author: Carl\n');
    await rm(saved);
  });

  it('says why a new review is not saved also where nobody answers, until the next save', async () => {
    await writeReview('2026-04-06', 'Olga', 'On time.');
    await page.route('**/api/v1', (route) => route.abort());
    await choose('Save');
    await refusal('Not saved: npm run edit has ended').waitFor();
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute('**/api/v1');
    await save();
    await page.waitForURL(/\/entries\/2026-04-06-olga$/);
    await refusal('').waitFor({ state: 'hidden' });
    await rm(join(content, 'reviews', '2026-04-06-olga.md'));
    await openReview('Zoë K.');
  });

  it('asks nothing of whoever saves a review and begins a new one', async () => {
    await field('Headline').fill('Good');
    questions.length = 0;
    await save('Save', 'Save, and write a new one');
    await page.waitForURL(/\/reviews\/new$/);
    expect(questions).toEqual([]);
    await openReview('Zoë K.');
  });

  it('takes a year of two digits for one of this century', async () => {
    const day = page.getByLabel('Found out on');
    await day.pressSequentially('040226');
    await day.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => day.inputValue()).toBe('2026-04-02');
    await page.getByLabel('What showed it').click();
    await page.getByText('There is an invoice').click();
    await save();
    await expect
      .poll(() => readFile(join(content, 'reviews', '2026-04-01-zoe-k.md'), 'utf8'))
      .toContain('verification: { method: invoice, date: 2026-04-02 }\n');
    // Now it has a page.
    await page.frameLocator('#preview-pane').locator('iframe').waitFor();
  });

  it('refuses a day that the calendar lacks, whose field is empty for the browser', async () => {
    await page.getByLabel('Corrected on').pressSequentially('02302026');
    await field('Author').fill('Zoë');
    await choose('Save');
    await refusal('Not saved: Corrected on (optional): ').waitFor();
    await page.getByLabel('Corrected on').fill('');
    await field('Author').fill('Zoë K.');
  });

  it('refuses in the words of the check also a text that has a pattern', async () => {
    await page.getByText('Writing in Reviews collection').click();
    await page.getByText('The business', { exact: true }).click();
    await page.getByText('Name, people, services, areas').click();
    await expect.poll(() => field('Telephone').inputValue()).toBe('+1 555 010 0144');
    await field('Telephone').fill('call us');
    await save();
    await refusal('Not saved: Telephone: "call us" holds no number; write it as in "+1 555 010 0144"').waitFor();
  });

  it('saves other files in the same way, and asks nobody outside of this machine', async () => {
    const business = join(content, 'business.yaml');
    const before = await readFile(business, 'utf8');
    await page.getByText('Writing in The business collection').click();
    await page.getByText('Name, people, services, areas').click();
    await expect.poll(() => field('Telephone').inputValue()).toBe('+1 555 010 0144');
    await field('Telephone').fill('+1 555 010 0199');
    await save();
    expect(await readFile(business, 'utf8')).toBe(before.replace('"+1 555 010 0144"', '+1 555 010 0199'));
    expect(outside).toEqual([]);
  });

  it('puts up a notice, says that its day is past, and takes it down again', async () => {
    const notice = join(content, 'notice.md');
    await page.getByText('Writing in The business collection').click();
    await page.getByText('Notice above every page').click();
    await field('What it says').fill('Closed until Monday.');
    await field('Last day').fill('2026-01-05');
    await save();
    expect(await readFile(notice, 'utf8')).toBe('---\nuntil: 2026-01-05\n---\nClosed until Monday.\n');
    const odd = page.locator('#odd').filter({ hasText: 'Last day: 2026-01-05 is past: nobody sees the notice' });
    await odd.getByRole('button', { name: 'Close' }).click();
    await odd.waitFor({ state: 'hidden' });
    await field('What it says').fill('');
    await save();
    await expect(readFile(notice)).rejects.toThrow('ENOENT');
  });

  it('leaves an empty form as it is until somebody writes', async () => {
    await reopen();
    await page.getByText('Your own pages').click();
    await page.getByText('Write a new page').waitFor();
    await page.evaluate(countMoves);
    await page.getByText('Write a new page').click();
    await field('Title').waitFor();
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toBe(1);
  });

  it('asks nothing of somebody who only looked at the form for a new review', async () => {
    await page.getByText('Writing in Your own pages').click();
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    await page.getByText('Write a new review').click();
    await expect.poll(() => field('Written on').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    questions.length = 0;
    await page.getByText('Writing in Reviews collection').click();
    await page.getByText('Write a new review').waitFor();
    expect(questions).toEqual([]);
  });

  it('makes a page of what was copied elsewhere, with its headings and lines, and deletes it again', async () => {
    const imprint = join(content, 'pages', 'imprint.md');
    await page.getByText('Your own pages').click();
    await page.getByText('Write a new page').click();
    await field('Title').fill('Imprint');
    await field('What it says').evaluate(paste, COPIED);
    await save();
    await page.waitForURL(/\/entries\/imprint$/);
    expect(await readFile(imprint, 'utf8')).toBe(
      '---\ntitle: Imprint\n---\n## 1. Who we are\n\nAlder Creek\\\n\\# 2 Mill Street\n\n- \\*one\n- [two](https://two.example/)\n',
    );
    const frame = page.frameLocator('#preview-pane').frameLocator('iframe');
    await frame.getByRole('heading', { name: '1. Who we are' }).waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Write a new page').waitFor();
    await expect(readFile(imprint)).rejects.toThrow('ENOENT');
    await page.getByText('Write a new page').click();
    await field('Title').fill('Imprint');
    await field('What it says').fill('We.');
    await save();
    await page.waitForURL(/\/entries\/imprint$/);
    expect(await readFile(imprint, 'utf8')).toBe('---\ntitle: Imprint\n---\nWe.\n');
  });

  it('names a file that cannot be read beside the list', async () => {
    await write(content, 'reviews/2026-05-01-eva.md', '---\ndate: 2026-05-01\nrating: 1\nauthor: Eva\n---\nBad.\n');
    await write(content, 'reviews/bad.md', '---\nrating: [5\n---\nText\n');
    await reopen();
    await page.getByText('Something is missing here:').filter({ hasText: 'bad.md:2:9' }).waitFor();
  });

  it('removes a review, and notes the reason that it asks for', async () => {
    await page.getByText('2026-05-01 · Eva').click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Write a new review').waitFor();
    expect(await page.getByText('2026-05-01 · Eva').count()).toBe(0);
    expect(await readFile(join(content, 'removed.yaml'), 'utf8')).toContain('reason: About another shop }\n');
  });

  it('says of a review that was removed that it is gone', async () => {
    await rm(join(content, 'reviews', '2026-04-01-zoe-k.md'));
    await page.getByText('Zoë K.').click();
    await page.locator('.Toastify').getByText('Cannot be read: it is no longer there').waitFor();
    expect(await page.getByText('Something is missing here:').isVisible()).toBe(false);
  });

  it('has all of a form in a narrow window also where the words of its buttons are long', async () => {
    await write(content, 'business.yaml', 'name: Praxis\nlanguage: de\n');
    await reopen();
    await page.getByText('2026-03-14').click();
    await field('Headline').waitFor();
    await expect.poll(outsideNarrowWindow).toEqual([]);
  });

  it('speaks Spanish to a Spanish business: the list, a form, its buttons and a refusal', async () => {
    await write(content, 'business.yaml', 'name: Clínica Olmo\nlanguage: es\n');
    await reopen();
    await page.getByText('Escribir una opinión').waitFor();
    expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Opiniones', 'es']);
    await page.getByText('El negocio', { exact: true }).click();
    await page.getByText('Nombre, personas, servicios, zonas').click();
    await expect.poll(() => field('Nombre').inputValue()).toBe('Clínica Olmo');
    await page.getByRole('button', { name: 'Añadir persona' }).click();
    await page.getByRole('button', { name: 'Quitar', exact: true }).click();
    await field('Correo electrónico').fill('olmo');
    await save('Guardar');
    await refusal('No se ha guardado: Correo electrónico: "olmo" no es un correo electrónico').waitFor();
  });

  it('asks Decap CMS only for languages that it has', async () => {
    const locales = await page.evaluate(
      (names) => names.filter((name) => Object.hasOwn(window, 'CMS') && Reflect.get(window, 'CMS').getLocale(name) !== undefined),
      DECAP_LOCALES,
    );
    expect(locales).toEqual(DECAP_LOCALES);
  });
});

/** As a browser copies it from a web page. */
const COPIED =
  '<meta charset="utf-8"><header><h2>1. Who we are</h2></header><p>Alder Creek<br># 2 Mill Street<br></p><ul> <li>*<b>one</b></li> <li><a href="https://two.example/">two</a></li></ul>';

function paste(element: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  (element as HTMLElement).focus();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Loads the forms anew, with the files as they are now. */
async function reopen(): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/');
}

/** Goes from a form to that of a review in the list. */
async function openReview(shown: string): Promise<void> {
  await page.getByText('Writing in Reviews collection').click();
  await page.getByText(shown).click();
  await field('Headline').waitFor();
}

function refusal(words: string) {
  return page.locator('#refused').filter({ hasText: words });
}

/** Writes into the field with "Carl", as soon as there is a new form, as somebody does who types while the browser is slow. */
function typeAtOnce(): void {
  addEventListener('hashchange', ({ newURL }) => {
    if (!newURL.endsWith('/new')) return;
    setTimeout(() => {
      [...document.querySelectorAll('input')].find(({ value }) => value === 'Carl')?.focus();
      document.execCommand('insertText', false, 'a');
    }, 50);
  });
}

/** Whether Decap CMS keeps unsaved text under a key, which it does two seconds after the last letter. */
function isKept(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('localforage');
    opening.onsuccess = () => {
      const { result: database } = opening;
      if (!database.objectStoreNames.contains('keyvaluepairs')) return resolve(false);
      const asked = database.transaction('keyvaluepairs').objectStore('keyvaluepairs').get(key);
      asked.onsuccess = () => resolve(asked.result !== undefined);
    };
  });
}

function focusedBehindReason(): string[] {
  const { activeElement } = document;
  const reason = document.getElementById('refused');
  if (activeElement === null || reason === null) throw new Error('Nothing has the focus, or no reason is there');
  const isHidden = activeElement.getBoundingClientRect().top >= reason.getBoundingClientRect().top;
  return isHidden ? [activeElement.outerHTML] : [];
}

/** A message of the test before may still be on its way out. */
async function outsideNarrowWindow(): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? expect.fail();
  await page.setViewportSize({ width: 320, height: 640 });
  const parts = await page.evaluate(partsOutside);
  await page.setViewportSize({ width, height });
  return parts;
}

/** Fields and what else can be pressed, of which a part is to the right of the window. */
function partsOutside(): string[] {
  const parts = [...document.querySelectorAll('a, button, input, textarea, [role="button"]')];
  return parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML);
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

function countMoves(): void {
  Object.assign(window, { moves: 0 });
  addEventListener('hashchange', () => Reflect.set(window, 'moves', Reflect.get(window, 'moves') + 1));
}

function field(label: string) {
  return page.getByLabel(label, { exact: false }).first();
}

/** What a screen reader says after the name of an element. */
function description(element: Locator): Promise<string> {
  return element.evaluate((described) => {
    const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
}

/** Opens the form for a new review from another form, and fills it in. */
async function writeReview(date: string, author: string, text: string): Promise<void> {
  await page.getByText('Writing in Reviews collection').click();
  await page.getByRole('link', { name: 'Write a new review' }).click();
  await field('Written on').fill(date);
  // The list closes where the form is drawn anew meanwhile.
  await vi.waitFor(async () => {
    await page.getByLabel('Stars').click();
    await page.getByRole('option', { name: '5 ★' }).click({ timeout: 1000 });
  }, 20_000);
  await field('Author').fill(author);
  await field('What the customer wrote').fill(text);
}

function isSave(request: Request): boolean {
  return request.postData()?.includes('persistEntry') ?? false;
}

/** Saves, and waits until this is done or refused. */
async function save(button = 'Save', item = button): Promise<void> {
  const answered = page.waitForEvent('requestfinished', isSave);
  await choose(button, item);
  await answered;
}

/** Chooses an item of the menu that a button opens. */
async function choose(button: string, item = button): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The address that the command prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new TypeError('The command has no standard output');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^Forms: {2}(http:\S+)\/ /.exec(line) ?? [];
    if (address !== undefined) {
      child.stdout.resume();
      return address;
    }
  }
  throw new Error('The forms did not start');
}
