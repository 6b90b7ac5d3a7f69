import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopManifest } from '../scripts/init/shop-manifest.ts';
import { TEMPLATE } from '../scripts/support/template.ts';
import { formatProblem } from '../src/authoring/problems/problem.ts';
import { readContent } from '../src/authoring/read-content.ts';
import { WARNING_TITLES } from '../src/editing/warnings/warning.ts';
import { ASPECT_IDS } from '../src/insights/aspects.ts';
import { ENGLISH_DICTIONARY } from '../src/insights/languages/english/forms.ts';
import { accuracyOf } from '../src/insights/trades/accuracy.ts';
import { aspectsOfTrade, ownAspectsOf } from '../src/insights/trades/trades.ts';
import { RESOURCE_PATHS } from '../src/representations/resource-paths.ts';
import { CSV_FIELDS } from '../src/reviews/csv/fields.ts';
import { TRADES } from '../src/reviews/schemas/business.ts';
import { reviewFileSchema } from '../src/reviews/schemas/review.ts';
import { root } from './support/build.ts';
import { makeFolder } from './support/content/content.ts';
import { figures } from './support/content/public-names.ts';
import { codeBlocks, tableRows } from './support/documents.ts';
import { ownerOf } from './support/programs/owner.ts';
import { runReviews } from './support/programs/reviews-command.ts';
import { sampleOrigin } from './support/shared.ts';

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

const origin = await sampleOrigin();

const names = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`);

/** The documents outside the folder of the others. */
const PAPERS = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  'examples/embed/react/README.md',
  'examples/embed/wordpress/README.md',
];

describe('documents', () => {
  it.each([...PAPERS, ...names.filter((name) => name.endsWith('.md'))])('%s links to what there is', (name) => {
    const links = [...read(name).matchAll(/\]\((?!\w+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path = '', heading]) => {
      const file = path === '' ? name : join(dirname(name), path);
      return !existsSync(join(root, file)) || (heading !== undefined && !headingsOf(read(file)).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it.each(['README.md', 'AGENTS.md'])("a shop's %s links to what there is", (name) => {
    const ofShop = /\]\((?!\w+:)([^)#\s]+)(?:#([^)\s]+))?\)/g;
    const links = [...read(join(TEMPLATE, name)).matchAll(ofShop)].map(([link, path = '', heading]) => {
      const file = path.replace(/^(?:\{documentation\}|node_modules\/verified-reviews)\//, '');
      return { link, heading, file: file === path ? join(TEMPLATE, path) : file };
    });
    expect(links.length).toBeGreaterThan(3);
    const broken = links.filter(
      ({ file, heading }) =>
        !existsSync(join(root, file)) || (heading !== undefined && !headingsOf(read(file)).includes(heading)),
    );
    expect(broken.map(({ link }) => link)).toEqual([]);
  });

  it('are where the commands say', () => {
    const code = ['scripts', 'src']
      .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
      .map(read)
      .join('\n');
    const said = [...code.matchAll(/\bdocument(?:Path\(|Of\(schemas, )'([^']+)'/g)].map(([, name]) => `docs/${name}`);
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('NOTICE names files that are there', () => {
    const paths = read('NOTICE').match(/\b(?:src|scripts)\/[\w./-]*\w/g) ?? [];
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** The fragments by which links lead to a document's headings, as GitHub makes them. */
function headingsOf(document: string): string[] {
  return [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('npm run reviews', () => {
  it('has each command that the documents name, and docs/reference.md names each that it has', async () => {
    const { stdout } = await runReviews(['--help'], { cwd: root });
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) (?:\[|<| )/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'help');
    const documents = ['README.md', ...names.filter((name) => name.endsWith('.md'))].map(read).join('\n');
    const named = [...documents.matchAll(/npm run reviews (?:--silent )?-- ([a-z]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
    const rows = read('docs/reference.md')
      .split('\n')
      .filter((line) => line.startsWith('| `npm run reviews'));
    expect(commands.filter((name) => !rows.some((row) => new RegExp(`\\b${name}\\b`).test(row)))).toEqual([]);
  });
});

describe('README.md', () => {
  it('shows what an editor is told of a mistake, word for word', async () => {
    const [shown = ''] = codeBlocks(read('README.md'), 'text');
    const [, file = '', written = ''] = /^content\/(\S+?):\S+ {2}(rating: 6)/.exec(shown) ?? [];
    const review = read(`content/${file}`).replace(/^rating: \d$/m, written);
    const folder = await makeFolder({ 'business.yaml': read('content/business.yaml'), [file]: review });
    const result = await readContent(folder);
    const problems = result.ok ? [] : result.problems;
    expect(problems.map((problem) => formatProblem(problem).replace(folder, 'content'))).toEqual([shown.trim()]);
  });
});

describe('docs/reference.md', () => {
  const reference = read('docs/reference.md');

  /** The addresses in the table and in the commands, with an id and a date where these may be any. */
  const inTable = tableRows(reference, 'path | what it is').flatMap(([paths = '']) =>
    [...paths.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) =>
      path.replace('{id}', '2026-03-14-maria-g').replace('{date}', '2026-10-01'),
    ),
  );
  const inCommands = [
    ...`${read('README.md')}${reference}`.matchAll(/^curl (?:-O )?["']?http:\/\/localhost:4321([^"'\s]*)["']?$/gm),
  ].map(([, path]) => path ?? '');
  const addresses = [...new Set([...inTable, ...inCommands])];

  it.each(addresses)('shows an address that answers: %s', async (path) => {
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it('shows the address of each published file', () => {
    expect(Object.values(RESOURCE_PATHS).filter((path) => !addresses.includes(path))).toEqual([]);
  });

  it('shows what a wrong search answers, word for word', async () => {
    const shown = codeBlocks(reference, 'json').find((block) => block.includes('issues')) ?? '';
    expect(await (await fetch(`${origin}/api/reviews/search?rating=9`)).json()).toEqual(JSON.parse(shown));
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const ofShop = shopManifest({ folder: 'shop', software: '', withNode: false });
    const documents = names.filter((name) => name.endsWith('.md'));
    const papers = ['README.md', 'CONTRIBUTING.md', join(TEMPLATE, 'README.md'), join(TEMPLATE, 'AGENTS.md')];
    const named = [...papers, ...documents].flatMap((name) =>
      [...read(name).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short ?? ''),
    );
    const known = new Set(Object.keys({ ...scripts, ...ofShop.scripts }));
    expect(named.filter((command) => !known.has(command))).toEqual([]);
    expect(Object.keys(scripts).filter((command) => !named.includes(command))).toEqual([]);
  });
});

describe('the accuracy', () => {
  const measured = TRADES.map((trade) => accuracyOf(trade)).filter(({ reviews }) => reviews > 0);

  it('is told in README.md', () => {
    const [english, spanish] = [accuracyOf('other'), accuracyOf('other', 'es')];
    const said = read('README.md').replaceAll(/\s+/g, ' ');
    const [right = 0, found = 0, spanishRight = 0, spanishFound = 0] = [english, spanish].flatMap(({ with_stars }) =>
      [with_stars.pair_precision, with_stars.aspect_recall].map((part) => Math.round(100 * part)),
    );
    expect(said).toContain(`In English, ${right} % of its findings are right, and it finds ${found} % of what there is to find`);
    expect(said).toContain(`in Spanish, ${spanishRight} % and ${spanishFound} %`);
    expect(said).toContain(`${english.reviews.toLocaleString('en')} in English and ${spanish.reviews} in Spanish`);
  });

  it('is told in docs/owners/insights.md for each trade, as it was measured', () => {
    const rows = measured.map(({ trade, reviews, words, with_stars, by_stars }) => {
      const low = by_stars.find(({ stars }) => stars === '1-2');
      const figures = [with_stars, low].flatMap((of) => [of?.pair_precision, of?.aspect_recall]);
      return `| \`${trade}\` | ${[reviews, words, ...figures.map(percent)].join(' | ')} |`;
    });
    const shown = [...read('docs/owners/insights.md').matchAll(/^\| `[a-z-]+` \|.*% \|$/gm)].map(([row]) => row);
    expect(shown).toEqual(rows);
  });
});

function percent(part = 0): string {
  return `${Math.round(100 * part)} %`;
}

describe('docs/owners/editing.md', () => {
  it('shows what is printed in a terminal, word for word', async () => {
    const google = (displayName: string, starRating: string, day: string, comment?: string) => {
      return { reviewId: displayName, reviewer: { displayName }, starRating, comment, createTime: `${day}T15:00:00Z` };
    };
    const reviews = [
      google('Maria G.', 'FIVE', '2026-03-14', 'They had the boiler running by noon. Call me at 608 555 0147.'),
      google('Tom Zimmer', 'TWO', '2026-03-20', 'They came a day late, and nobody called.'),
      google('K. Osei', 'FOUR', '2026-04-11'),
    ];
    const jobs = '"Gonzalez, Maria",2026-03-13,194.00\nTom Zimmer,2026-03-19,310.00\n';
    const owner = await ownerOf({
      'takeout.json': JSON.stringify({ reviews }),
      'invoices.csv': `Bill to,Invoice date,Total\n${jobs}`,
    });
    const blocks = codeBlocks(read('docs/owners/editing.md'), 'text').filter((block) => block.startsWith('$ '));
    expect(blocks).toHaveLength(3);
    for (const block of blocks) {
      const [, command = '', printed = ''] = /^\$ npm run (?:reviews -- )?(.*?)\n(.*)$/s.exec(block) ?? [];
      const terminal = owner.open(...command.split(' '));
      if (printed.includes('◆')) await terminal.answer(/Yes \/ /, 'y');
      expect(await terminal.end()).toContain(printed);
    }
  });
});

describe("docs/owners/insights.md's words on own files", () => {
  it('shows a command, its input and its output, word for word', async () => {
    const document = read('docs/owners/insights.md');
    const [input = '', output = ''] = codeBlocks(document, 'jsonl');
    const [, shown = ''] = /^npm run reviews -- (.*)$/m.exec(document) ?? [];
    const folder = await makeFolder({ 'reviews.jsonl': input });
    expect(await runReviews(shown.split(' '), { cwd: folder })).toMatchObject({ code: 0, stdout: '' });
    const written = readFileSync(join(folder, 'insights.jsonl'), 'utf8');
    expect(written.split('\n')).toEqual([JSON.stringify(JSON.parse(output)), '']);
  });
});

function idsIn(cell: string): string[] {
  return [...cell.matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id);
}

describe('docs/owners/check.md', () => {
  it('has a row for each warning', () => {
    const rows = tableRows(read('docs/owners/check.md'), 'warning | what it tells').flatMap(([kinds = '']) => idsIn(kinds));
    expect(rows.toSorted()).toEqual(Object.keys(WARNING_TITLES).sort());
  });
});

describe('docs/operators', () => {
  const pages = ['operating', 'hub'].map((name) => read(`docs/operators/${name}.md`)).join('\n');

  it('names each figure of /metrics with its labels', () => {
    const named = figures().map(([name, labels]) => name.replace('figure ', '') + (labels && `{${labels.replaceAll(' ', '')}}`));
    expect(named.filter((figure) => !pages.includes(`\`${figure}\``))).toEqual([]);
  });
});

describe('docs/owners/content.md', () => {
  const document = read('docs/owners/content.md');

  it('has each field of a review in the table of fields', () => {
    const rows = tableRows(document, 'field | needed | what to write')
      .map(([fields]) => fields)
      .join(' ');
    // The name of the file is the id, and the text stands below the fields.
    const fields = Object.keys(reviewFileSchema.shape).filter((field) => !['id', 'text'].includes(field));
    expect(fields.filter((field) => !rows.includes(`\`${field}\``))).toEqual([]);
  });

  it('names each trade', () => {
    const [row = ''] = /^\| `trade` \|.*$/m.exec(document) ?? [];
    expect(TRADES.filter((trade) => !row.includes(`\`${trade}\``))).toEqual([]);
  });

  it('shows a business and a review that make valid content', async () => {
    const [business = ''] = codeBlocks(document, 'yaml');
    const [review = ''] = codeBlocks(document, 'markdown');
    const folder = await makeFolder({ 'business.yaml': business, 'reviews/2026-03-14-maria-g.md': review });
    expect(await readContent(folder)).toMatchObject({
      ok: true,
      content: { reviews: [{ id: '2026-03-14-maria-g', text: 'Dana came out within two hours.' }], waiting: 0 },
    });
  });

  it('shows the header of a CSV file', async () => {
    const [header = ''] = codeBlocks(document, 'csv');
    expect(header.trim().split(',')).toEqual(Object.keys(CSV_FIELDS));
    const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.csv': `${header}a,2026-01-01,5,B,,C,,,,,,,,,,\n` });
    expect(await readContent(folder)).toMatchObject({ ok: true, content: { waiting: 1 } });
  });
});

describe('docs/owners/aspects.md', () => {
  const document = read('docs/owners/aspects.md');

  it('shows valid aspects', async () => {
    const [aspects = ''] = codeBlocks(document, 'yaml');
    const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'aspects.yaml': aspects });
    expect(await readContent(folder)).toMatchObject({
      ok: true,
      aspects: [
        { id: 'pets', name: 'Pets' },
        { id: 'speed' },
        { id: 'workmanship', name: 'Repairs' },
        { id: 'warranty', hidden: true },
      ],
    });
  });

  it('names every built-in aspect and every class of words', () => {
    const named = [...ASPECT_IDS, ...ENGLISH_DICTIONARY.classes.keys()];
    expect(named.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });

  it('tells of each trade which aspects it has of its own, and which it lacks', () => {
    const rows = [...document.matchAll(/^\| `(?!trade`)([a-z-]+)` \| [^|]+ \|([^|]*)\|([^|]*)\|$/gm)].map(
      ([, trade, own = '', without = '']) => [trade, idsIn(own), ASPECT_IDS.filter((id) => idsIn(without).includes(id))],
    );
    expect(rows).toEqual(
      TRADES.map((trade) => {
        const has = aspectsOfTrade(trade).map(({ id }) => id);
        return [trade, ownAspectsOf(trade).map(({ id }) => id), ASPECT_IDS.filter((id) => !has.includes(id))];
      }),
    );
  });
});
