import type { Literal, SampleRequest } from './sample-request.ts';

/** A request as a program. */
export interface CodeExample {
  readonly language: 'curl' | 'javascript' | 'python';
  readonly name: string;
  readonly code: string;
}

/** A request as a command of a shell, as a module for Node and browsers, and as a program of Python's standard library. */
export function codeExamples(request: SampleRequest): CodeExample[] {
  return [
    { language: 'curl', name: 'curl', code: curl(request) },
    { language: 'javascript', name: 'JavaScript', code: javascript(request) },
    { language: 'python', name: 'Python', code: python(request) },
  ];
}

function curl({ url, headers, body, answer }: SampleRequest): string {
  // Of an answer without a body, only the head can be shown.
  const option = answer === 'nothing' ? ' -i' : typeof answer === 'object' ? ` -o ${inShell(answer.file)}` : '';
  const lines = [`curl${option} ${inShell(url)}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${inShell(`${name}: ${value}`)}`);
  if (body && 'json' in body) lines.push(`-d ${inShell(pretty(body.json))}`);
  if (body && 'form' in body)
    for (const [name, value] of Object.entries(body.form)) lines.push(`--data-urlencode ${inShell(`${name}=${value}`)}`);
  return lines.join(' \\\n  ');
}

/** Nothing is special within single quotes but their end (POSIX, Shell Command Language, 2.2.2). */
function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function javascript({ method, url, headers, body, answer }: SampleRequest): string {
  const options = [];
  if (method !== 'GET') options.push(`method: ${JSON.stringify(method)},`);
  if (Object.keys(headers).length > 0) options.push(`headers: ${pretty(headers)},`);
  if (body && 'json' in body) options.push(`body: JSON.stringify(${pretty(body.json)}),`);
  if (body && 'form' in body) options.push(`body: new URLSearchParams(${pretty(body.form)}),`);
  const second = options.length === 0 ? '' : `, {\n${indent(options.join('\n'), '  ')}\n}`;
  return [
    ...(typeof answer === 'object' ? ['import { writeFile } from "node:fs/promises";', ''] : []),
    `const response = await fetch(${JSON.stringify(url)}${second});`,
    'if (!response.ok) throw new Error("status " + response.status);',
    javascriptAnswer(answer),
  ].join('\n');
}

function javascriptAnswer(answer: SampleRequest['answer']): string {
  if (answer === 'nothing') return 'console.log(response.status);';
  if (typeof answer === 'object') return `await writeFile(${JSON.stringify(answer.file)}, response.body);`;
  return `console.log(await response.${answer}());`;
}

function python({ url, headers, body, answer }: SampleRequest): string {
  const options = [];
  if (Object.keys(headers).length > 0) options.push(`headers=${pretty(headers, 4)},`);
  if (body && 'json' in body) options.push(`data=json.dumps(${pretty(body.json, 4)}).encode(),`);
  if (body && 'form' in body) options.push(`data=urlencode(${pretty(body.form, 4)}).encode(),`);
  const request = options.length === 0 ? JSON.stringify(url) : 'request';
  const made = `request = Request(\n${indent([`${JSON.stringify(url)},`, ...options].join('\n'), '    ')}\n)`;
  return [
    ...(answer === 'json' || (body && 'json' in body) ? ['import json'] : []),
    ...(body && 'form' in body ? ['from urllib.parse import urlencode'] : []),
    `from urllib.request import ${options.length === 0 ? '' : 'Request, '}urlopen`,
    '',
    ...(options.length === 0 ? [] : [made]),
    ...pythonAnswer(request, answer),
  ].join('\n');
}

function pythonAnswer(request: string, answer: SampleRequest['answer']): string[] {
  const opened = `with urlopen(${request}) as response`;
  if (typeof answer === 'object')
    return [`${opened}, open(${JSON.stringify(answer.file)}, "wb") as file:`, '    file.write(response.read())'];
  const shown = { json: 'json.load(response)', text: 'response.read().decode()', nothing: 'response.status' }[answer];
  return [`${opened}:`, `    print(${shown})`];
}

/** A text, number or object of JSON is the same in JavaScript and Python. */
function pretty(value: Literal, spaces = 2): string {
  return JSON.stringify(value, null, spaces);
}

/** Not by a regular expression, for which a line ends also at U+2028 within a text. */
function indent(lines: string, by: string): string {
  return lines
    .split('\n')
    .map((line) => by + line)
    .join('\n');
}
