import { describe, expect, it } from 'vitest';
import { planImport } from '../../../../src/editing/imports/plan/run-import.ts';
import { linesOf, makeFolder } from '../../../support/content/content.ts';
import { importWork } from '../../../support/content/reading/import-work.ts';

type Fields = Readonly<Record<string, unknown>>;

const BUSINESS = 'name: A\nservice_areas: [{ id: north, name: North }, { id: south, name: South }]\n';

/** The review of that day in January, as an export has it. */
const there = (day: number, more: Fields = {}): Fields => ({
  date: `2024-01-${String(day).padStart(2, '0')}`,
  rating: 5,
  author: `Author ${day}`,
  text: `They came on day ${day}.`,
  source: { name: 'Google', id: `g${day}` },
  ...more,
});
const here = (day: number, more: Fields = {}): Fields => there(day, { id: `r${day}`, ...more });
const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const MONTH = days(1, 30);
const all = MONTH.map((day) => here(day));
const exported = (those: readonly number[]) => those.map((day) => there(day));
const without = (...gone: number[]) => exported(MONTH.filter((day) => !gone.includes(day)));
/** Without the platform's ids. */
const plain = { source: { name: 'Google' } };

async function missing(inFolder: readonly Fields[], inExport: readonly unknown[], files = {}) {
  const folder = await makeFolder({ 'business.yaml': BUSINESS, 'reviews.jsonl': linesOf(...inFolder), ...files });
  return (await planImport((await importWork(folder, inExport)).work, { isReported: false })).missing;
}
const idsOf = async (...given: Parameters<typeof missing>) => (await missing(...given)).flatMap(({ ids }) => ids);

it('names what is here and not in the export, although it has older and newer reviews', async () => {
  expect(await missing(all, without(7, 9))).toEqual([
    { source: 'Google', from: '2024-01-01', to: '2024-01-30', ids: ['r7', 'r9'] },
  ]);
});

describe('says nothing', () => {
  it('where all are in it, also without words, or with another name and text', async () => {
    expect(await idsOf(all, without())).toEqual([]);
    expect(await idsOf(all, [...without(7, 9), there(7, { text: '' }), there(9, { author: 'X', text: 'Y.' })])).toEqual([]);
    const noIds = (text: string) => [...without(7).map((each) => ({ ...each, ...plain })), there(7, { ...plain, text })];
    const typedIn = all.map((each) => ({ ...each, ...plain }));
    expect(await idsOf(typedIn, noIds(''))).toEqual([]);
    expect(await idsOf(typedIn, noIds('They came late.'))).toEqual([]);
  });

  it('of days before, after and at the ends of the export', async () => {
    expect(await idsOf(all, exported(days(10, 20)))).toEqual([]);
    const atEnds = [
      here(10, { id: 'a', source: { name: 'Google', id: 'x' } }),
      here(20, { id: 'b', source: { name: 'Google', id: 'y' } }),
    ];
    expect(await idsOf([...all, ...atEnds], exported(days(10, 20)))).toEqual([]);
  });

  it('of another platform, or of none', async () => {
    const others = [here(7, { source: { name: 'Yelp', id: 'y' } }), here(9, { source: undefined })];
    expect(await idsOf([...all.filter(({ id }) => id !== 'r7' && id !== 'r9'), ...others], without(7, 9))).toEqual([]);
    const nowhere = (each: Fields) => ({ ...each, source: undefined });
    expect(await idsOf(all.map(nowhere), without(7).map(nowhere))).toEqual([]);
  });

  it('if the export lacks more than one of five, as that of another location does', async () => {
    expect(await idsOf(all, without(2, 3, 4, 5, 6))).toHaveLength(5);
    expect(await idsOf(all, without(2, 3, 4, 5, 6, 7))).toEqual([]);
  });

  it('of a review whose id at the platform is not known, as the export has ids', async () => {
    expect(await idsOf(all.with(6, here(7, plain)), without(7))).toEqual([]);
  });

  it('if entries were refused that may be the missing ones', async () => {
    expect(await idsOf(all, [...without(7, 9), there(7, { source: { name: 'Google' }, author: '' })])).toEqual(['r7', 'r9']);
    expect(await idsOf(all, [...without(7), there(7, { source: { name: 'Google' }, author: '' })])).toEqual([]);
  });

  it('of reviews that were removed here', async () => {
    const removed = '- { id: r7, date: 2024-02-01, reason: Twice, source: { name: Google, id: g7 } }\n';
    expect(await idsOf(all.toSpliced(6, 1), without(), { 'removed.yaml': removed })).toEqual([]);
  });

  it('where our own export is imported, in which those that wait are not', async () => {
    expect(await idsOf(all, all.toSpliced(6, 1))).toEqual([]);
  });
});

describe('an export of a part', () => {
  it('is compared with the reviews of its location alone', async () => {
    const areas = MONTH.map((day) => here(day, { service_area: day % 2 === 0 ? 'North' : 'South' }));
    expect(await idsOf(areas, exported(MONTH.filter((day) => day % 2 === 0 && day !== 8)))).toEqual(['r8']);
  });

  it('with five stars alone does not ask for the removal of the others', async () => {
    const rating = (day: number) => (day % 10 === 5 ? 1 : 5);
    const rated = MONTH.map((day) => here(day, { rating: rating(day) }));
    expect(await idsOf(rated, exported(MONTH.filter((day) => rating(day) === 5 && day !== 8)))).toEqual(['r8']);
  });

  it('is none if the only review with few stars is missing', async () => {
    const rated = MONTH.map((day) => here(day, { rating: day === 8 ? 1 : 5 }));
    expect(await idsOf(rated, without(8))).toEqual(['r8']);
  });
});
