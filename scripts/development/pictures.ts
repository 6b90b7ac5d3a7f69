import { spawn } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type Browser, chromium } from 'playwright-core';
import { buildFoldersIn } from '../../src/publication/build-folders.ts';
import { chromiumOptions } from '../../test/support/browser/chromium.ts';
import { startServer } from '../../test/support/sites/server.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';
import { writeFiles } from './bench/content/files.ts';
import { SCENES } from './pictures/scenes.ts';
import { terminalPage } from './pictures/screen.ts';
import { runSession } from './pictures/session.ts';

const PICTURES = join(root, 'docs', 'pictures');

/**
 * `npm run pictures`: takes the pictures for the docs, which show the website of the last build and commands in a terminal, in a
 * real browser with this machine's fonts. Other fonts make other pictures, so no test compares them; take them again when what
 * they show has changed. Those that are stored were taken with Debian's fonts-noto-core and DejaVu Sans Mono alone.
 */
await run(async () => {
  const options = await chromiumOptions();
  // The fonts of the tests lack the line-drawing characters of the terminal pictures.
  const { FONTCONFIG_FILE, ...env } = options.env ?? {};
  const browser = await chromium.launch({ ...options, env });
  try {
    await takeWebsite(browser);
    await takeTerminals(browser);
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

async function takeTerminals(browser: Browser): Promise<void> {
  await using cwd = await mkdtempDisposable(join(tmpdir(), 'reviews-pictures-'));
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const { name, parameters, command = `npm run reviews -- ${parameters.join(' ')}`, steps, last, files = {} } of SCENES) {
    await writeFiles(cwd.path, files);
    const screen = await runSession(parameters, { cwd: cwd.path, columns: 96, steps, last });
    await page.setContent(terminalPage(command, screen));
    await page.locator('figure').screenshot({ path: join(PICTURES, `${name}.png`) });
  }
}
