import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readContent } from '../src/authoring/read-content.ts';
import { root } from './support/build.ts';
import { makeFolder } from './support/content.ts';
import { type RunningServer, startServer } from './support/server.ts';

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/** The text of a document's fenced blocks of a language. */
function blocks(document: string, language: string): string[] {
  return [...document.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text ?? '');
}

describe('README.md', () => {
  const readme = read('README.md');
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(inject('dist'));
  });
  afterAll(() => server.stop());

  const addresses = [...readme.matchAll(/^curl '?http:\/\/localhost:4321([^'\s]*)'?$/gm)].map(([, path]) => path ?? '');

  it.each(addresses)('shows an address that answers: %s', async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(200);
  });

  it('shows one address of each endpoint', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(10);
  });

  it('shows what a wrong search answers, word for word', async () => {
    const shown = blocks(readme, 'json').find((block) => block.includes('issues')) ?? '';
    expect(await (await fetch(`${server.origin}/api/reviews/search?rating=9`)).json()).toEqual(JSON.parse(shown));
  });

  it('shows what the hub answers to a callback without TLS, word for word', async () => {
    const [, path = '', options = ''] = /^curl http:\/\/localhost:4321(\S+)( -d .*)$/m.exec(readme) ?? [];
    const body = [...options.matchAll(/ -d (\S+)/g)].map(([, field]) => field).join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await fetch(server.origin + path, { method: 'POST', headers, body });
    expect([response.status, await response.text()]).toEqual([400, blocks(readme, 'text')[0]]);
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const documents = ['assistants', 'content', 'operating', 'subscribe'].map((name) => `docs/${name}.md`);
    const named = ['README.md', 'CONTRIBUTING.md', ...documents].flatMap((name) =>
      [...read(name).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short ?? ''),
    );
    expect(named.filter((command) => !(command in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter((command) => !named.includes(command))).toEqual([]);
  });
});

describe('docs/content.md', () => {
  const document = read('docs/content.md');

  it('shows a business and a review that make valid content', async () => {
    const [business = ''] = blocks(document, 'yaml');
    const [review = ''] = blocks(document, 'markdown');
    const folder = await makeFolder({ 'business.yaml': business, 'reviews/2026-03-14-maria-g.md': review });
    expect(await readContent(folder)).toMatchObject({
      ok: true,
      content: { reviews: [{ id: '2026-03-14-maria-g', text: 'Dana came out within two hours.' }], waiting: 0 },
    });
  });

  it('shows the header of a CSV file', async () => {
    const [header = ''] = blocks(document, 'csv');
    const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.csv': `${header}a,2026-01-01,5,B,,C,,,,,,,,,,\n` });
    expect(await readContent(folder)).toMatchObject({ ok: true, content: { waiting: 1 } });
  });
});
