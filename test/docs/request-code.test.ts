import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeExample, codeExamples } from '../../src/docs/request-code.ts';
import type { SampleRequest } from '../../src/docs/sample-request.ts';
import { languagesHere, runExamples } from '../support/programs/run-example.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

interface Received {
  readonly method: string | undefined;
  readonly target: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Texts that quoting must preserve. */
const NASTY = [
  "O'Brien",
  `'"'"' """ ''' \`id\``,
  '$(touch stolen) $HOME $((1+1)) !! #',
  '\\ \\\\ \\n \\u0041 ends with \\',
  'two\nlines\r\nand\ta tab',
  '@/etc/passwd',
  ' =a & b=c; d | e > f < g ',
  '%s {0} %41 +',
  '\u2028\u2029\u0085\u007f',
  'Zoë 水 🍼 e\u0301 \u202etxt',
  '</code></script><!--',
  '',
];

const received: Received[] = [];
const server = createServer(async (request, response) => {
  const { method, url: target, headers } = request;
  received.push({ method, target, headers, body: String(await buffer(request)) });
  const status = target === '/missing' ? 404 : 200;
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(answerAt(target));
});
const answerAt = (target = '') => JSON.stringify({ words: 'it’s here', target });
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

function codeIn(language: CodeExample['language'], request: Partial<SampleRequest>): string {
  const examples = codeExamples({ method: 'GET', url: `${origin}/`, headers: {}, answer: 'json', ...request });
  return examples.find((example) => example.language === language)?.code ?? '';
}

describe.each(await languagesHere())('the code in %s', (language) => {
  /** Runs the code of each request. Returns what the server received and what was printed. */
  async function send(...requests: readonly Partial<SampleRequest>[]) {
    received.length = 0;
    const folder = await temporaryFolder();
    const codes = requests.map((request) => codeIn(language, request));
    const { stdout } = await runExamples(language, codes, folder);
    return { sent: [...received], stdout, folder };
  }

  it('sends the address as it stands, and JSON, headers and forms with any text in them', async () => {
    const json = { texts: Object.fromEntries(NASTY.map((text) => [text, text])), number: 3 };
    const headers = { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json', 'X-It': `'"\\$(id)` };
    const form = Object.fromEntries(NASTY.map((text, n) => [`hub.field${n}`, text]));
    const { sent } = await send(
      { url: `${origin}/it's(a)!*~/$x?a=%27+%22&b=%24(id)` },
      { method: 'POST', headers, body: { json } },
      { method: 'POST', body: { form }, answer: 'text' },
    );
    expect(sent.map(({ method, target }) => [method, target])).toEqual([
      ['GET', "/it's(a)!*~/$x?a=%27+%22&b=%24(id)"],
      ['POST', '/'],
      ['POST', '/'],
    ]);
    const [, withJson, withForm] = sent;
    expect(JSON.parse(withJson?.body ?? '')).toEqual(json);
    for (const [name, text] of Object.entries(headers)) expect(withJson?.headers[name.toLowerCase()]).toBe(text);
    expect(withForm?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect(Object.fromEntries(new URLSearchParams(withForm?.body))).toEqual(form);
  });

  it('prints JSON, text as it is, and the status of an answer without a body, and keeps bytes in a file', async () => {
    const { stdout, folder } = await send(
      { url: `${origin}/json` },
      { url: `${origin}/text`, answer: 'text' },
      { url: `${origin}/nothing`, answer: 'nothing' },
      { url: `${origin}/file`, answer: { file: "it's $x.bin" } },
    );
    expect(stdout).toMatch(/it’s here.*\/json/s);
    expect(stdout).toContain(answerAt('/text'));
    expect(stdout).toContain('200');
    expect(await readFile(join(folder, "it's $x.bin"), 'utf8')).toBe(answerAt('/file'));
  });

  // curl prints the body of the error, which people look for when they type the command.
  it.skipIf(language === 'curl')('fails where the answer is an error', async () => {
    await expect(send({ url: `${origin}/missing` })).rejects.toMatchObject({ stderr: expect.stringContaining('404') });
  });
});

it('codeExamples has no more than a request needs', () => {
  expect(codeExamples({ method: 'GET', url: 'https://example.com/a', headers: {}, answer: 'json' })).toEqual([
    { language: 'curl', name: 'curl', code: "curl 'https://example.com/a'" },
    {
      language: 'javascript',
      name: 'JavaScript',
      code: [
        'const response = await fetch("https://example.com/a");',
        'if (!response.ok) throw new Error("status " + response.status);',
        'console.log(await response.json());',
      ].join('\n'),
    },
    {
      language: 'python',
      name: 'Python',
      code: [
        'import json',
        'from urllib.request import urlopen',
        '',
        'with urlopen("https://example.com/a") as response:',
        '    print(json.load(response))',
      ].join('\n'),
    },
  ]);
});
