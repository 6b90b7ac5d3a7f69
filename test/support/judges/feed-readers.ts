import { type ChildProcessWithoutNullStreams, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../content/content.ts';
import { installedProgram } from '../programs/installed-program.ts';

/** An entry as a reader shows it. */
interface ShownEntry {
  /** `YYYY-MM-DD` by the reader's clock. */
  readonly day: string;
  readonly title: string;
}

/** A program that reads the feed at an address, on a machine in a time zone; `undefined` if it is not installed. */
type FeedReader = ((address: string, timeZone: string) => Promise<ShownEntry[]>) | undefined;

const newsboat = installedProgram('newsboat');
/** Gives a program a terminal. It is part of util-linux. */
const script = installedProgram('script');

/** newsboat, a reader for the terminal. Its entries are read from its screen. */
export const newsboatReader: FeedReader =
  newsboat && script ? (address, timeZone) => readWithNewsboat(newsboat, script, address, timeZone) : undefined;

const CONFIG = `
datetime-format "%Y-%m-%d"
articlelist-format "%D|%t|"
feedlist-format "%t"
`;

async function readWithNewsboat(program: string, terminal: string, address: string, timeZone: string): Promise<ShownEntry[]> {
  const folder = await makeFolder({ urls: `${address}\n`, config: CONFIG });
  const command = [program, '-u', join(folder, 'urls'), '-c', join(folder, 'cache'), '-C', join(folder, 'config')].join(' ');
  // The plainest terminal that can move its cursor, high enough for all entries of a feed.
  const screen = { TERM: 'vt100', LINES: '60', COLUMNS: '200', LANG: 'C.UTF-8' };
  const env = { PATH: process.env.PATH, HOME: folder, TZ: timeZone, ...screen } as NodeJS.ProcessEnv;
  await promisify(execFile)('sh', ['-c', `${command} -x reload`], { env });
  const shown = await firstFeedOf(spawn(terminal, ['-qec', command, '/dev/null'], { env }));
  return [...shown.matchAll(/(\d{4}-\d\d-\d\d)\|(.*?)\|/g)].map(([, day = '', title = '']) => ({ day, title }));
}

/** Opens newsboat's first feed, quits, and returns the screen with the feed. The last words on a screen are drawn last. */
async function firstFeedOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  const feeds = { text: '', end: 'Reload All', key: '\n' };
  const articles = { text: '', end: 'Mark All Read', key: 'Q' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const screen = [feeds, articles].find(({ text, end }) => !text.includes(end));
    if (screen === undefined) return;
    screen.text += part;
    if (screen.text.includes(screen.end)) child.stdin.write(screen.key);
  });
  await once(child, 'close');
  return articles.text;
}

/** Debian's own Python, for which Debian's modules are made. */
const python = '/usr/bin/python3';

/** feedparser, the Python library that many readers use. The day is shown as its manual recommends. */
export const pythonReader: FeedReader = spawnSync(python, ['-c', 'import feedparser']).status === 0 ? readWithPython : undefined;

const PROGRAM = `
import calendar, feedparser, json, sys, time
for entry in feedparser.parse(sys.argv[1]).entries:
    shown = time.localtime(calendar.timegm(entry.published_parsed))
    print(json.dumps({'day': time.strftime('%Y-%m-%d', shown), 'title': entry.title}))
`;

async function readWithPython(address: string, timeZone: string): Promise<ShownEntry[]> {
  const env = { TZ: timeZone } as unknown as NodeJS.ProcessEnv;
  const { stdout } = await promisify(execFile)(python, ['-c', PROGRAM, address], { env });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
