import { execFile } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createMcp } from '../../../src/mcp/mcp.ts';
import { bareEnvironment, root } from '../../support/build.ts';
import { codeBlocks, tableRows } from '../../support/documents.ts';
import { beginSession, postMcp, postStateless, replyOf } from '../../support/mcp/client.ts';
import { MCP_HEADERS } from '../../support/mcp/messages.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL as SITE } from '../../support/sites/built-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);
const document = await readFile(join(root, 'docs', 'programs', 'assistants.md'), 'utf8');
// macOS has LibreSSL, which does not support it.
const hasEd25519 = await run('openssl', ['genpkey', '-algorithm', 'Ed25519']).then(
  () => true,
  () => false,
);

const origin = await sampleOrigin();
const mcp = `${origin}/mcp`;
const session = await beginSession(mcp);

/** The document's text from one heading to the next. */
function section(heading: string): string {
  return document.split(`\n${heading}\n`, 2)[1]?.split(/^#+ /m, 1)[0] ?? '';
}

/** The document's texts from a heading of the second level to the next of that level. */
function chapter(heading: string): string {
  return document.split(`\n## ${heading}\n`, 2)[1]?.split(/^## /m, 1)[0] ?? '';
}

/** The texts between backticks. */
function names(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/**
 * Replaces the document's addresses by those of the server under test. The addresses of reviews remain, because the server was
 * built with them.
 */
function real(shown: string): string {
  return shown.replaceAll(new RegExp(`${SITE}(?=/mcp|/server|/\\.well-known)`, 'g'), origin);
}

/** Runs commands as they are written, and returns what each of them printed. */
async function sh(commands: string, { cwd = root } = {}): Promise<string[]> {
  const installed = `set -e\nnode() { '${process.execPath}' "$@"; }\n`;
  const marked = real(commands).replaceAll(/^(?=(?:curl|post|ask|node) )/gm, "printf '\\0'\n");
  const folder = await temporaryFolder();
  const env = bareEnvironment({ HOME: folder, TMPDIR: folder });
  const { stdout } = await run('sh', ['-c', installed + marked], { cwd, env });
  return stdout.split('\0').slice(1);
}

/** Replaces parts of a value by an ellipsis where the shown JSON has one. */
function abridge(value: unknown, shown: unknown): unknown {
  if (shown === '…') return shown;
  if (typeof shown === 'string' && shown.endsWith('…')) return String(value).startsWith(shown.slice(0, -1)) ? shown : value;
  if (typeof shown !== 'object' || shown === null || typeof value !== 'object' || value === null) return value;
  const parts = new Map<string, unknown>(Object.entries(shown));
  if (Array.isArray(value)) return parts.get('0') === '…' ? shown : value.map((item, n) => abridge(item, parts.get(String(n))));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, abridge(item, parts.get(key))]));
}

function expectShown(value: unknown, block = ''): void {
  const shown: unknown = JSON.parse(block);
  expect(abridge(value, shown)).toEqual(shown);
}

describe('Setting it up', () => {
  const settings = section('## Setting it up');

  it.each(codeBlocks(settings, 'json'))('has settings that are JSON and hold the address: %s', (block) => {
    const [[, servers] = []] = Object.entries<Record<string, object>>(JSON.parse(block));
    expect(Object.keys(servers ?? {})).toEqual(['reviews']);
    expect(Object.values(servers?.reviews ?? {}).flat()).toContain(`${SITE}/mcp`);
  });

  it('has settings, and commands that hold the address', () => {
    expect(codeBlocks(settings, 'json').length).toBe(5);
    const commands = codeBlocks(settings, 'sh').flatMap((block) => block.trim().split('\n'));
    expect(commands.length).toBe(3);
    for (const command of commands) expect(command).toMatch(new RegExp(`^\\w+ mcp add .*\\breviews .*${SITE}/mcp$`));
  });
});

describe('The tools', () => {
  const text = chapter('The tools');

  it('names every tool with its arguments, and no other', async () => {
    const { tools } = (await session.ask('tools/list')) as {
      tools: {
        name: string;
        inputSchema: { properties: Record<string, { maximum?: number; default?: number }>; required?: string[] };
      }[];
    };
    const told = tools.map(({ name, inputSchema: { properties, required = [] } }) => ({
      name,
      given: Object.keys(properties),
      required,
    }));
    const shown = tableRows(document, 'tool | gives | arguments').map(([tool, , given = '']) => ({
      name: names(tool)[0],
      given: names(given),
      required: [...given.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name),
    }));
    expect(shown).toEqual(told);

    const filters = tools.find(({ name }) => name === 'search_reviews')?.inputSchema.properties ?? {};
    expect(
      tableRows(document, 'filter | holds')
        .flatMap(([cell]) => names(cell))
        .sort(),
    ).toEqual(Object.keys(filters).sort());
    expect(tableRows(document, 'filter | holds').at(-1)?.[1]).toContain(
      `1 to ${filters.limit?.maximum}; without one ${filters.limit?.default},`,
    );
  });

  it('shows what a search answers', async () => {
    const [, given = ''] = /`search_reviews` with `(.*)`:/.exec(text) ?? [];
    expectShown((await session.call('search_reviews', JSON.parse(given))).structuredContent, codeBlocks(text, 'json')[0]);
  });

  it('shows what is said where nothing is found', async () => {
    const { content } = await session.call('search_reviews', { query: 'water heeter' });
    expect(`${content[1]?.text}\n`).toBe(codeBlocks(text, 'text')[0]);
  });

  it('shows what is said of a name that was understood', async () => {
    const { content } = await session.call('search_reviews', { mentions_technician: 'Jake' });
    expect(`${content[1]?.text}\n`).toBe(codeBlocks(text, 'text')[1]);
  });

  it('names every resource and template with its type, and no other', async () => {
    interface Listed {
      uri?: string;
      uriTemplate?: string;
      mimeType: string;
    }
    const { resources } = (await session.ask('resources/list')) as { resources: Listed[] };
    const { resourceTemplates } = (await session.ask('resources/templates/list')) as { resourceTemplates: Listed[] };
    const listed = [...resources, ...resourceTemplates].map(({ uri, uriTemplate, mimeType }) => [uri ?? uriTemplate, mimeType]);
    expect(tableRows(document, 'resource | what it is | type').map(([uri, , type]) => [names(uri)[0], names(type)[0]])).toEqual(
      listed,
    );
  });
});

describe('For developers', () => {
  it('has an example that prints what is shown', async () => {
    const text = section('## For developers');
    const cwd = join(root, 'docs', 'programs', 'examples');
    expect(await sh(codeBlocks(text, 'sh')[0] ?? '', { cwd })).toEqual([codeBlocks(text, 'text')[0]]);
  });

  it('has an example that says what is wrong with a call, and why nothing is found', async () => {
    const example = join('docs', 'programs', 'examples', 'ask.ts');
    const ask = (words: string) => run(process.execPath, [example, mcp, words], { cwd: root, env: bareEnvironment() });
    const { stdout, stderr } = await ask('water heeter');
    expect(stdout).toMatch(/: 0 with "water heeter"/);
    expect(stderr).toContain('No review matches: query "water heeter"');
    await expect(ask('')).rejects.toMatchObject({ stderr: expect.stringContaining('node ask.ts <address of /mcp> <words>') });
  });

  it.skipIf(!installedProgram('curl'))('has commands by hand that are answered as it says', async () => {
    const text = section('### By hand');
    const [stateless = '', inSession = ''] = codeBlocks(text, 'sh');
    const [called] = codeBlocks(text, 'json');
    const answers = await sh(stateless + inSession);
    expect(answers.length).toBe(4);
    const { result, ...answer } = JSON.parse(answers[0] ?? '');
    expectShown({ ...answer, result }, called);
    expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
    expectShown(result.structuredContent, codeBlocks(chapter('The tools'), 'json')[0]);
    expect(JSON.parse(answers[1] ?? '').result.protocolVersion).toBe('2025-11-25');
    expect(answers[2]).toBe('\n');
    expect(JSON.parse(answers[3] ?? '').result.tools.length).toBeGreaterThan(1);
  });
});

describe('When the server says no', () => {
  const text = section('### When the server says no');

  it('shows what wrong arguments are answered', async () => {
    const [, given = ''] = /`search_reviews` with `(.*)`:/.exec(text) ?? [];
    const { content, isError } = await session.call('search_reviews', JSON.parse(given));
    expect(isError).toBe(true);
    expectShown(JSON.parse(content[0]?.text ?? ''), codeBlocks(text, 'json')[0]);
  });

  it('shows an error that is one of HTTP, too', async () => {
    const response = await postMcp(mcp, { jsonrpc: '2.0', id: 7, method: 'tools/list' });
    expectShown(await replyOf(response), codeBlocks(text, 'json')[1]);
  });

  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const requests: Readonly<Record<string, () => Promise<Response>>> = {
    'an unknown tool': () => session.post('tools/call', { name: 'write_review' }),
    'an unknown resource': () => session.post('resources/read', { uri: `${SITE}/reviews/nobody` }),
    'an unknown method': () => session.post('tools/write'),
    'no JSON': () => postMcp(mcp, '{'),
    'a batch': () => postMcp(mcp, [list]),
    'no session': () => postMcp(mcp, list),
    'a session of another server': () => postMcp(mcp, list, { 'Mcp-Session-Id': `${session.id.slice(0, -1)}?` }),
    'an unknown revision in the header': () => postMcp(mcp, list, { 'MCP-Protocol-Version': '2025-12-01' }),
    '`GET` or `DELETE`': () => fetch(mcp, { method: 'DELETE', headers: MCP_HEADERS }),
    '`Accept` without one of the two types': () => postMcp(mcp, list, { Accept: 'application/json' }),
    'another `Content-Type`': () => postMcp(mcp, list, { 'Content-Type': 'text/plain' }),
    'a body over 1 MiB': () => postMcp(mcp, ' '.repeat(2 ** 20 + 1)),
    'too many requests': async () => {
      const server = createMcp({ publication: expect.fail, secret: expect.fail, onError: expect.fail });
      const { status, headers, body } = server.refuse(1);
      return new Response(String(body), { status, headers });
    },
  };

  const refusals = tableRows(document, 'with | status | code | message');

  it.each(Object.entries(requests))('says what is answered to %s', async (what, send) => {
    const response = await send();
    const { error } = await replyOf(response);
    const row = [what, `${response.status}`, `${error?.code}`, `\`${error?.message}\``];
    expect(refusals).toContainEqual(row);
  });

  it('has no other row, and tells the codes of 2026-07-28', async () => {
    expect(refusals.map(([what]) => what)).toEqual(Object.keys(requests));
    const answer = async (response: Response) => [response.status, (await replyOf(response)).error?.code];
    expect(await answer(await postStateless(mcp, 'tools/write'))).toEqual([404, -32601]);
    expect((await answer(await postStateless(mcp, 'resources/read', { uri: `${SITE}/reviews/nobody` })))[1]).toBe(-32602);
    const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call' };
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
    expect((await answer(await postMcp(mcp, { ...list, params: { _meta } }, headers)))[1]).toBe(-32020);
    const later = { ..._meta, 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
    const asked = { 'MCP-Protocol-Version': '2099-01-01', 'Mcp-Method': 'tools/list' };
    expect((await answer(await postMcp(mcp, { ...list, params: { _meta: later } }, asked)))[1]).toBe(-32022);
    for (const code of ['is a 404', '-32602', '-32020', '-32022']) expect(text.split('In 2026-07-28')[1]).toContain(code);
  });
});

describe('Being found', () => {
  const [fetching = ''] = codeBlocks(section('## Being found'), 'sh');

  it.skipIf(!installedProgram('curl'))('names files that lead to the server, with their types', async () => {
    const files = tableRows(document, 'file | what it is | type');
    const fetched = await sh(fetching);
    expect(fetched.length).toBe(files.length);
    for (const [position, [file, , type]] of files.entries()) {
      const response = await fetch(origin + names(file)[0]);
      expect(response.headers.get('content-type')).toBe(names(type)[0]);
      expect(await response.text()).toBe(fetched[position]);
      expect(fetched[position]).toContain(`${SITE}/mcp`);
    }
  });
});

describe('docs/run/mcp-registry.md', async () => {
  const [key = '', publishing = ''] = codeBlocks(await readFile(join(root, 'docs', 'run', 'mcp-registry.md'), 'utf8'), 'sh');

  it.skipIf(!hasEd25519)('has commands that make a key, its proof and a log-in', async () => {
    const folder = await temporaryFolder();
    const publisher = join(folder, 'mcp-publisher');
    await writeFile(publisher, `#!/bin/sh\necho "$*"\n`);
    await chmod(publisher, 0o700);
    const env = bareEnvironment({ HOME: folder, PATH: `${folder}:${process.env.PATH}` });
    const { stdout } = await run('sh', ['-c', `set -e\n${key}${publishing}`], { cwd: folder, env });

    const { d = '', x = '' } = createPrivateKey(await readFile(join(folder, 'mcp-registry.pem'))).export({ format: 'jwk' });
    const proof = await readFile(join(folder, 'public/.well-known/mcp-registry-auth'), 'utf8');
    expect(proof).toBe(`v=MCPv1; k=ed25519; p=${Buffer.from(x, 'base64url').toString('base64')}\n`);
    const secret = Buffer.from(d, 'base64url').toString('hex');
    expect(stdout).toBe(`login http --domain ${new URL(SITE).host} --private-key ${secret}\npublish dist/client/server.json\n`);
  });
});
