import type { Step } from './session.ts';

/** A picture of a command in a terminal: what is typed, and what the screen then shows. */
export interface Scene {
  readonly name: string;
  readonly parameters: readonly string[];
  /** The command that the picture names, if it is not `npm run reviews`. */
  readonly command?: string;
  /** Files that are written before the command runs. */
  readonly files?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** What is typed after the picture is taken, so that the command finishes its work. */
  readonly last?: string;
}

const ENTER = '\r';
const DOWN = '\u001b[B';

/** The files of the shop in the pictures, which is invented. */
const SHOP: Readonly<Record<string, string>> = {
  'content/business.yaml': `name: Alder Creek Plumbing
telephone: "+1 555 010 0144"
technicians:
  - { name: Dana Whitfield, aliases: [Dana] }
services:
  - { id: drain-cleaning, name: Drain cleaning }
`,
  'content/reviews/2026-02-02-rosa-v.md': `---
date: 2026-02-02
rating: 5
author: Rosa V.
verification: { method: invoice, date: 2026-02-03 }
---
They had the boiler running by noon. Ask for Dana, or call me at 608 555 0147 and I will tell you more.
`,
  'takeout.json': JSON.stringify({
    reviews: [
      google('a1', 'Maria G.', 'FIVE', '2026-03-14', 'Dana came out within two hours and had the drain clear by lunch.'),
      google('a2', 'Tom Zimmer', 'TWO', '2026-03-20', 'They came a day late, and nobody called. The work itself was fine.'),
      google('a3', 'Priya', 'FIVE', '2026-04-02', 'Friendly, clean, and the price was what they had said.'),
      google('a4', 'K. Osei', 'FOUR', '2026-04-11', undefined),
    ],
  }),
  'invoices.csv': `Invoice,Bill to,Invoice date,Total
2041,"Gonzalez, Maria",2026-03-13,194.00
2042,Tom Zimmer,2026-03-19,310.00
2050,Priya Nair,2026-03-30,88.00
2051,Priya Raman,2026-03-31,145.00
`,
};

/** In the order in which docs/owners/editing.md shows them. Each scene continues with the files that the one before it left. */
export const SCENES: readonly Scene[] = [
  {
    name: 'init',
    parameters: ['init'],
    command: 'npx verified-reviews@latest init my-shop',
    steps: [
      { shown: /What is your business called/, type: `Alder Creek Plumbing${ENTER}` },
      { shown: /What kind of business/, type: `${DOWN}${ENTER}` },
      { shown: /In which language/, type: ENTER },
      { shown: /in a sentence/, type: `Plumbing and heating in and around Brookvale.${ENTER}` },
      { shown: /Street and number/ },
    ],
  },
  {
    name: 'import',
    parameters: ['import', 'takeout.json'],
    files: SHOP,
    steps: [{ shown: /Write \d+ new/ }],
    last: ENTER,
  },
  {
    name: 'verify',
    parameters: ['verify', '--jobs', 'invoices.csv', '--method', 'invoice'],
    steps: [{ shown: /Take the \d+ sure/ }],
  },
  { name: 'check', parameters: ['check'], steps: [{ shown: /content: \d+ verified/ }] },
];

function google(id: string, name: string, stars: string, day: string, comment: string | undefined): object {
  const time = `${day}T15:00:00Z`;
  return { reviewId: id, reviewer: { displayName: name }, starRating: stars, comment, createTime: time, updateTime: time };
}
