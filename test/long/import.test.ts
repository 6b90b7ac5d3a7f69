import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { makeFolder, write } from '../support/content/content.ts';
import { workbookFiles, zipOf } from '../support/content/exports.ts';
import { startReviews } from '../support/programs/reviews-command.ts';

const ROWS = 100_000;
const WORDS = 'They came on time and fixed the heater that had leaked since March, and left it clean. '.repeat(4);
const MAP = ['--map', 'source_id=No,date=Created,rating=Stars,author=Name,text=Review', '--source', 'Yelp'];
/** In KB; a workbook needs most. A quarter of it is for the detector of languages, which reads every text. */
const MOST_MEMORY = 500_000;

interface Made {
  readonly no: string;
  readonly date: string;
  readonly name: string;
  readonly text: string;
}

const made = Array.from({ length: ROWS }, (_, n): Made => {
  const date = new Date(Date.UTC(2015, 0, 1 + (n % 3650))).toISOString().slice(0, 10);
  return { no: `r${n}`, date, name: `Person ${n % 5000}`, text: `Review ${n}: ${WORDS}` };
});

const files = {
  'in.csv': () =>
    `No,Created,Stars,Name,Review\n${made.map(({ no, date, name, text }) => `${no},${date},5,${name},"${text}"\n`).join('')}`,
  'in.jsonl': () =>
    made.map(({ no, date, name, text }) => JSON.stringify({ id: no, date, rating: 5, author: name, text })).join('\n'),
  'in.json': () =>
    JSON.stringify({
      reviews: made.map(({ no, date, name, text }) => ({
        reviewId: no,
        reviewer: { displayName: name },
        starRating: 'FIVE',
        comment: text,
        createTime: `${date}T12:00:00.123Z`,
      })),
    }),
  'in.xlsx': () => zipOf(workbookFiles(sheetRows(), made.map(({ text }) => `<si><t>${text}</t></si>`).join(''))),
};

function sheetRows(): string {
  const header = ['No', 'Created', 'Stars', 'Name', 'Review']
    .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
    .join('');
  const rows = made.map(({ no, date, name }, n) => {
    const texts = [no, date, '5', name].map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
    return `<row>${texts}<c t="s"><v>${n}</v></c></row>`;
  });
  return `<row>${header}</row>${rows.join('')}`;
}

/** Makes a command print at its end the most memory that it used, in KB. */
const MEASURED = {
  NODE_OPTIONS: `--import data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`,
};

/** Runs a command in a separate process whose memory is measured. */
async function measured(parameters: readonly string[], cwd: string) {
  const child = startReviews(parameters, { cwd, settings: MEASURED });
  child.stdin.end();
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, peak: Number(/peak (\d+)/.exec(stderr)?.[1]) };
}

describe('a hundred thousand reviews', () => {
  it.each(Object.entries(files))('%s is looked through in bounded memory', async (name, content) => {
    const cwd = await makeFolder({ 'content/business.yaml': 'name: A\ntechnicians: [{ name: Dana Whitfield }]\n' });
    await write(cwd, name, content());
    const { stdout, peak } = await measured(['import', name, ...(/csv|xlsx/.test(name) ? MAP : [])], cwd);
    expect(stdout).toContain('  100,000  new\n');
    expect(peak).toBeLessThan(MOST_MEMORY);
  });

  it('are written, and known the next time, in bounded memory', async () => {
    const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'in.csv': files['in.csv']() });
    for (const words of ['Written: 100,000 new', '100,000  already here']) {
      const { stdout, peak } = await measured(['import', 'in.csv', ...MAP, '--write'], cwd);
      expect(stdout).toContain(words);
      expect(peak).toBeLessThan(MOST_MEMORY);
    }
  });
});
