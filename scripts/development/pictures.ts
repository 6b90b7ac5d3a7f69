import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Browser, chromium } from 'playwright-core';
import { buildFoldersIn } from '../../src/publication/build-folders.ts';
import { chromiumOptions } from '../../test/support/browser/chromium.ts';
import { startServer } from '../../test/support/sites/server.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

const PICTURES = join(root, 'docs', 'pictures');

/**
 * `npm run pictures`: takes the pictures for the docs, of the website of the last build and of the forms, in the browser of the tests with
 * their fonts. No test compares them; take them again when what they show has changed.
 */
await run(async () => {
  const browser = await chromium.launch(await chromiumOptions());
  try {
    await takeWebsite(browser);
    await takeForms(browser);
    return 0;
  } finally {
    await browser.close();
  }
});

async function takeWebsite(browser: Browser): Promise<void> {
  const server = await startServer(buildFoldersIn(root).dist);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    // At an hour when the business is open.
    await page.clock.setFixedTime('2026-03-16T15:00:00Z');
    await page.goto(server.origin);
    await page.screenshot({ path: join(PICTURES, 'website.png') });
    await page.close();
  } finally {
    await server.stop();
  }
}

/** Takes the picture of the forms, with the sample. Nothing is saved. */
async function takeForms(browser: Browser): Promise<void> {
  const forms = spawn(process.execPath, [join(root, 'scripts', 'edit.ts'), '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(await addressOf(forms.stdout));
    await page.getByText('Maria G. · 5 ★').click();
    await page.frameLocator('#preview-pane').frameLocator('iframe').getByText('Dana came out').first().waitFor();
    // Its text is there before the style sheets, without which the browser shows nothing of it.
    for (const frame of page.frames()) await frame.waitForLoadState();
    await page.screenshot({ path: join(PICTURES, 'forms.png') });
  } finally {
    forms.kill('SIGTERM');
  }
}

async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The forms did not start');
}
