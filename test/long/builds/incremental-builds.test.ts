import { appendFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDraw, type Draw } from '../../../scripts/development/random.ts';
import { build, root } from '../../support/build.ts';
import { makeFolder, review, write } from '../../support/content/content.ts';
import { copyProject } from '../../support/copy-project.ts';
import { buildBothWays } from '../../support/sites/two-builds.ts';

/** How many edits are made, one after another. */
const EDITS = Number(process.env.EDITS ?? 36);
const SEED = Number(process.env.SEED ?? 1);

const SENTENCES = [
  'Sam was late and rude.',
  'Fair price for the boiler service.',
  'They left no mess.',
  'Ana answered the phone at once.',
  'The pump leaks again, and nobody calls back.',
  'Came within the hour to Riverside.',
];

interface Content {
  readonly business: {
    name: string;
    telephone?: string;
    technicians: { name: string }[];
    services: { id: string; name: string }[];
  };
  readonly reviews: Record<string, unknown>[];
  readonly settings: Record<string, string>;
  /** The other files of the content by name; `undefined` for those that have been removed. */
  readonly files: Record<string, string | undefined>;
}

/** An edit of the content, the settings or a template. */
type Edit = (content: Content, below: Draw, project: string) => void;

function sentence(below: Draw): string {
  return `${SENTENCES[below(SENTENCES.length)]} ${SENTENCES[below(SENTENCES.length)]}`;
}

/** Writes a file, or sometimes removes it. */
function put(files: Content['files'], below: Draw, name: string, text: string): void {
  files[name] = below(4) === 0 ? undefined : text;
}

function logo(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="${width}" height="40" fill="#806900"/></svg>\n`;
}

/** Changes any one of the reviews. */
function change(reviews: Content['reviews'], below: Draw, fields: Record<string, unknown>): void {
  Object.assign(reviews[below(reviews.length)] ?? {}, fields);
}

let number = 100;

const EDITS_BY_NAME: Readonly<Record<string, Edit>> = {
  'add a review': ({ reviews, business }, below) => {
    const technicians = business.technicians.slice(0, 1 + below(2)).map(({ name }) => name);
    const mentions = { technicians, services: [business.services[below(2)]?.id ?? ''] };
    reviews.push({ ...review(++number), text: sentence(below), mentions });
  },
  'change a text': ({ reviews }, below) => change(reviews, below, { text: sentence(below) }),
  'change stars': ({ reviews }, below) => change(reviews, below, { rating: 1 + below(5) }),
  'change a date': ({ reviews }, below) => {
    change(reviews, below, { date: `2026-01-${String(1 + below(28)).padStart(2, '0')}` });
  },
  'remove a review': ({ reviews }, below) => {
    reviews.splice(below(reviews.length), 1);
  },
  'answer a review': ({ reviews }, below) => {
    change(reviews, below, { response: { text: sentence(below), date: '2026-02-01' } });
  },
  'take a verification back': ({ reviews }, below) => change(reviews, below, { verification: undefined }),
  'rename a technician': ({ business, reviews }, below) => {
    const [person] = business.technicians;
    const name = `Sam ${['Field', 'Hill', 'Brook'][below(3)]}`;
    const before = person?.name ?? '';
    for (const each of reviews) {
      const mentions = each.mentions as { technicians: string[] } | undefined;
      if (mentions) mentions.technicians = mentions.technicians.map((other) => (other === before ? name : other));
    }
    if (person) person.name = name;
  },
  'change the business': ({ business }, below) => {
    business.telephone = `+44 20 7946 0${100 + below(900)}`;
  },
  'another address': ({ settings }, below) => {
    settings.BASE_URL = ['https://reviews.example.com', 'https://example.org/shop'][below(2)] ?? '';
  },
  'with or without the server': ({ settings }, below) => {
    settings.STATIC = String(below(2));
  },
  'the theme': ({ files }, below) => {
    const theme = [`accent: "${['#0b5c66', '#7a1f5c', '#806900'][below(3)]}"`, `radius: ${['none', 'small', 'large'][below(3)]}`];
    put(files, below, 'brand/theme.yaml', `${theme.join('\n')}\n`);
  },
  'the logo': ({ files }, below) => put(files, below, 'brand/logo.svg', logo(20 + below(100))),
  'the icon': ({ files }, below) => put(files, below, 'brand/icon.svg', logo(20 + below(100))),
  'a notice': ({ files }, below) => put(files, below, 'notice.md', `Closed on ${1 + below(28)} May.\n`),
  'a page of the owner': ({ files }, below) => put(files, below, 'pages/about.md', `# About ${below(3)}\n\n${sentence(below)}\n`),
  'a word': ({ files }, below) => put(files, below, 'words.yaml', `site:\n  home: Start ${below(9)}\n`),
  'a file as it is': ({ files }, below) => put(files, below, 'public/price list.txt', sentence(below)),
  'a template': (_, below, project) => {
    appendFileSync(join(project, 'src/components/contact/ContactLinks.astro'), `<p hidden>${below(1000)}</p>\n`);
  },
  nothing: () => {},
};

it(`${EDITS} random edits, some of them killed while they are built: the bytes are those of a full build`, async () => {
  const below = createDraw(SEED);
  const [project, folder, out] = [await copyProject(), await makeFolder(), await makeFolder()];
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const content: Content = {
    business: {
      name: 'Small Business',
      technicians: [{ name: 'Sam Field' }, { name: 'Ana Ruiz' }],
      services: [
        { id: 'boiler-service', name: 'Boiler service' },
        { id: 'leak-repair', name: 'Leak repair' },
      ],
    },
    reviews: Array.from({ length: 45 }, (_, at) => ({ ...review(at + 1), text: sentence(below) })),
    settings: { CONTENT_DIR: folder, BASE_URL: 'https://reviews.example.com', HUB_URL: '' },
    files: {},
  };
  let rendered = 0;
  let kills = 0;
  for (let edit = 0; edit < EDITS; edit++) {
    const names = Object.keys(EDITS_BY_NAME);
    const name = names[edit < names.length ? edit : below(names.length)] ?? '';
    EDITS_BY_NAME[name]?.(content, below, project);
    await write(folder, 'business.yaml', JSON.stringify(content.business));
    await write(folder, 'reviews.jsonl', content.reviews.map((each) => `${JSON.stringify(each)}\n`).join(''));
    for (const [name, text] of Object.entries(content.files))
      await (text === undefined ? rm(join(folder, name), { force: true }) : write(folder, name, text));
    const settings = { ...content.settings, SOURCE_DATE_EPOCH: String(1_800_000_000 + edit) };
    if (below(3) === 0) {
      kills++;
      await build(out, settings, { project, killAfter: below(4000) });
    }
    const { said, files } = await buildBothWays(out, settings, project);
    expect(files[0], name).toEqual(files[1]);
    rendered += Number(/([\d,]+) of [\d,]+ files rendered/.exec(said)?.[1]?.replace(',', ''));
  }
  console.log(`${EDITS} edits, ${kills} builds killed, ${rendered} files rendered`);
});
