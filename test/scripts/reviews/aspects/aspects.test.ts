import { expect, it } from 'vitest';
import { ownerOf } from '../../../support/programs/owner.ts';

const review = (text: string) =>
  `---\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nverification: { method: invoice, date: 2026-03-15 }\n---\n${text}\n`;
const ASPECTS = `- id: machines
  name: Machines
  positive: [good machine]
  negative: [broken machine]
`;

const ownerWith = (files: Record<string, string>) => ownerOf({ 'content/reviews/a.md': review('Good machines here.'), ...files });
const printedWith = async (files: Record<string, string>) => (await ownerWith(files)).printed('aspects');

it('tells as which trade the reviews are read, and what each cue finds', async () => {
  expect(
    await printedWith({ 'content/aspects.yaml': ASPECTS }),
  ).toBe(`1 review, read for the aspects of other, a guess from their words: business.yaml names no trade.

machines
  positive  good machine: in 1 review, such as a: "Good machines here."
  negative  broken machine: in no review
`);
});

it('tells how many reviews no cue is looked for in', async () => {
  const french = review('Très bon accueil, devis clair et équipe à l’écoute du début à la fin.');
  expect(await printedWith({ 'content/aspects.yaml': ASPECTS, 'content/reviews/b.md': french })).toContain(
    'names no trade.\nNot read: 1 review in a language other than English and Spanish.\n\nmachines\n',
  );
});

it('cuts a long sentence through no character', async () => {
  const files = { 'content/aspects.yaml': ASPECTS, 'content/reviews/a.md': review(`Good machine ${'😀'.repeat(80)}`) };
  expect(await printedWith(files)).toMatch(/"Good machine 😀*…"/u);
});

it('tells that there is no cue, be there a file or none, and names mistakes first', async () => {
  const named = { 'content/business.yaml': 'name: A\ntrade: auto\n' };
  for (const files of [named, { ...named, 'content/aspects.yaml': '# None yet.\n' }])
    expect(await printedWith(files)).toBe(
      '1 review, read for the aspects of auto, as business.yaml says.\nThere is no cue of your own in aspects.yaml.\n',
    );
  expect(await (await ownerWith({ 'content/aspects.yaml': '- id: machines\n' })).refusal('aspects')).toContain(
    'a new aspect needs a name',
  );
});
