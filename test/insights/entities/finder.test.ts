import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntityFinder } from '../../../src/insights/entities/finder.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import type { Aliases } from '../../../src/reviews/aliases.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const NO_ALIASES: Aliases = { technicians: new Map(), services: new Map(), service_areas: new Map() };

const BUSINESS: Business = {
  name: 'Alder Creek',
  url: 'https://example.com/',
  address: { address_locality: 'Brookvale' },
  technicians: [
    { name: 'Dana Whitfield' },
    { name: 'Marcus Oyelaran' },
    { name: 'Luis Ortega' },
    { name: 'Tom Kowalczyk' },
    { name: 'Renée Thibault' },
    { name: 'Jake Sorensen' },
    { name: 'Michael O’Hern' },
    { name: 'Michael Price' },
    { name: 'Will Grace' },
    { name: 'Heather Cooper' },
    { name: 'Katherine van der Berg' },
  ],
  services: [
    { id: 'water-heater-repair', name: 'Water heater repair' },
    { id: 'water-heater-installation', name: 'Water heater installation' },
    { id: 'drain-cleaning', name: 'Drain cleaning' },
    { id: 'sump-pump', name: 'Sump pumps' },
    { id: 'toilet-repair', name: 'Toilet repair' },
    { id: 'ac-repair', name: 'Air-conditioning repair' },
  ],
  service_areas: [
    { id: 'downtown', name: 'Downtown Brookvale' },
    { id: 'riverside', name: 'Riverside' },
    { id: 'old-mill', name: 'Old Mill' },
    { id: 'fairmont', name: 'Fairmont Township' },
  ],
};
const ALIASES: Aliases = {
  technicians: new Map([
    ['Dana Whitfield', ['Dana']],
    ['Luis Ortega', ['Luis', 'Lucho']],
  ]),
  services: new Map([
    ['ac-repair', ['AC repair']],
    ['drain-cleaning', ['clogged drain']],
  ]),
  service_areas: new Map([
    ['old-mill', ['the mill district']],
    ['riverside', ['East End']],
    ['fairmont', ['East End']],
  ]),
};
const find = createEntityFinder(BUSINESS, ALIASES);
const [DANA, MARCUS, LUIS, TOM, RENEE, JAKE, OHERN, PRICE, WILL, HEATHER, KATHERINE] = BUSINESS.technicians.map(
  ({ name }) => name,
);

interface Recorded {
  readonly technicians?: readonly (string | undefined)[];
  readonly services?: readonly string[];
  readonly area?: string;
}

/** What is found, as `id: the name as written`. */
function namesIn(text: string, { technicians = [], services = [], area }: Recorded = {}): string[] {
  const mentions = { technicians: technicians.filter((name) => name !== undefined), services: [...services] };
  return find(readText(text), { mentions, ...(area !== undefined && { service_area: area }) }).map(
    ({ id, start, end }) => `${id}: ${text.slice(start, end)}`,
  );
}

describe('technicians', () => {
  it.each([
    ['Dana Whitfield came herself.', [], [`${DANA}: Dana Whitfield`]],
    ['Dana’s work is spotless.', [], [`${DANA}: Dana`]],
    ['DANA WHITFIELD WAS GREAT', [], [`${DANA}: DANA WHITFIELD`]],
    ['marcus fixed it in 20 min', [MARCUS], [`${MARCUS}: marcus`]],
    ['Marcus fixed it.', [LUIS], []],
    ['Marcus fixed it.', [], []],
    ['Luis saved us last year.', [TOM], [`${LUIS}: Luis`]],
    ['Lucho nos salvó.', [], [`${LUIS}: Lucho`]],
    ['Ms. Whitfield explained it.', [DANA], [`${DANA}: Ms. Whitfield`]],
    ['Mr Kowalczyk was late', [TOM], [`${TOM}: Mr Kowalczyk`]],
    ['D. Whitfield signed the invoice.', [DANA], [`${DANA}: D. Whitfield`]],
    ['Thanks Tom K. for the help', [TOM], [`${TOM}: Tom K`]],
    ['Thanks Tom B. for the help', [TOM], []],
    ['Renee squeezed me in', [RENEE], [`${RENEE}: Renee`]],
    ['Rene\u0301e squeezed me in', [RENEE], [`${RENEE}: Rene\u0301e`]],
    ['Tommy is a dear.', [TOM], [`${TOM}: Tommy`]],
    ['Thomas Kowalczyk came.', [], [`${TOM}: Thomas Kowalczyk`]],
    ['Jacob was polite.', [JAKE], [`${JAKE}: Jacob`]],
    ['Kate from the crew was kind.', [KATHERINE], [`${KATHERINE}: Kate`]],
    ['Ms. van der Berg was kind.', [KATHERINE], [`${KATHERINE}: Ms. van der Berg`]],
    ['Mike came at noon.', [OHERN], [`${OHERN}: Mike`]],
    ['Mike came at noon.', [OHERN, PRICE], []],
    ["Mike O'Hern came at noon.", [OHERN, PRICE], [`${OHERN}: Mike O'Hern`]],
    ['Markus did great.', [MARCUS], [`${MARCUS}: Markus`]],
    ['Mr. Kowalcyzk came.', [TOM], [`${TOM}: Mr. Kowalcyzk`]],
    ['The heater is quiet.', [HEATHER], []],
    ['Ms Copper pipe', [HEATHER], []],
    ['Heather is quiet.', [HEATHER], [`${HEATHER}: Heather`]],
    ['I will call again.', [WILL], []],
    ['Will you call?', [WILL], []],
    ['Then Will called.', [WILL], [`${WILL}: Will`]],
    ['THEY WILL CALL', [WILL], []],
    ['My husband Tom was home.', [TOM], []],
    ['We live on Marcus Street.', [MARCUS], []],
    ['mail tom@example.com', [TOM], []],
    ['Then Tom Monday and Jake Tuesday.', [TOM, JAKE], [`${TOM}: Tom`, `${JAKE}: Jake`]],
  ])('%s (record: %j)', (text, technicians, expected) => {
    expect(namesIn(text, { technicians })).toEqual(expected);
  });
});

describe('services and areas', () => {
  it.each<[string, Recorded, string[]]>([
    ['Two sump pumps died.', {}, ['sump-pump: sump pumps']],
    ['Both toilets run.', {}, ['toilet-repair: toilets']],
    ['A clogged drain', {}, ['drain-cleaning: clogged drain']],
    ['Our water heater is new.', { services: ['water-heater-installation'] }, ['water-heater-installation: water heater']],
    ['Water-heater repair, done.', {}, ['water-heater-repair: Water-heater repair']],
    ['The A/C and the air conditioner', {}, ['ac-repair: A/C', 'ac-repair: air conditioner']],
    ['The pump hums.', {}, []],
    ['I live downtown.', {}, ['downtown: downtown']],
    ['In Downtown Brookvale!', {}, ['downtown: Downtown Brookvale']],
    ['We live in Riverside.', {}, ['riverside: Riverside']],
    ['We live on Riverside Drive.', {}, []],
    ['mail Riverside@example.com', {}, []],
    ['an old mill wheel', {}, []],
    ['Best in Old Mill.', {}, ['old-mill: Old Mill']],
    ['the mill district', {}, ['old-mill: the mill district']],
    ['in the East End', {}, []],
    ['in the East End', { area: 'fairmont' }, ['fairmont: East End']],
  ])('%s %j', (text, recorded, expected) => {
    expect(namesIn(text, recorded)).toEqual(expected);
  });
});

describe('any text', () => {
  const technicians = BUSINESS.technicians.map(({ name }) => name);
  const services = BUSINESS.services.map(({ id }) => id);
  const piece = fc.oneof(
    fc.constantFrom(
      ...technicians,
      ...services,
      'Tom',
      'my',
      'husband',
      ', ',
      ' and ',
      'Mr. ',
      '’s',
      '.',
      '\n',
      ' ',
      'Riverside',
      '🙂',
      'İ',
      '\ud800',
      '&',
      '(',
      '@',
      'A/C',
    ),
    fc.string({ unit: anyCharacter }),
  );

  it('gives names in order that lie in the text and belong to the business', () => {
    const ids = new Set([...technicians, ...services, ...BUSINESS.service_areas.map(({ id }) => id)]);
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, recorded) => {
        const text = pieces.join('');
        const found = find(readText(text), {
          mentions: recorded ? { technicians, services } : { technicians: [], services: [] },
        });
        let last = 0;
        for (const { id, start, end } of found) {
          expect(ids.has(id)).toBe(true);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          last = start;
        }
      }),
    );
  });

  it.each(['my husband ', 'Tom ', 'Tom, ', 'and ', 'Tom and ', 'a.', '(', 'Dana', ' '])('reads long runs of "%s"', (unit) => {
    const text = unit.repeat(20_000 / unit.length);
    expect(find(readText(text), { mentions: { technicians: [TOM ?? ''], services: [] } }).length).toBeLessThanOrEqual(
      text.length,
    );
  });

  it('reads on over a long gap', () => {
    const text = `Tom${' '.repeat(200_000)}! ${' '.repeat(200_000)}my husband`;
    expect(find(readText(text), { mentions: { technicians: [TOM ?? ''], services: [] } })).toHaveLength(1);
  });

  it('finds nothing in nothing', () => {
    expect(namesIn('')).toEqual([]);
    const nobody = { name: 'A', url: 'https://example.com/', technicians: [], services: [], service_areas: [] };
    const none = createEntityFinder(nobody, { technicians: new Map(), services: new Map(), service_areas: new Map() });
    expect(none(readText('Dana came.'), { mentions: { technicians: [], services: [] } })).toEqual([]);
  });
});

describe('a finder in other languages', () => {
  const find = createEntityFinder(
    {
      technicians: [{ name: 'Gökhan Çelik' }, { name: 'Ayşe Kaya' }, { name: '佐藤 美咲' }],
      services: [{ id: 'cut', name: 'カット' }],
      service_areas: [{ id: 'kauai', name: 'Kauai' }],
    },
    {
      ...NO_ALIASES,
      technicians: new Map([
        ['Gökhan Çelik', ['Gökhan']],
        ['Ayşe Kaya', ['Ayşe']],
      ]),
    },
  );
  const found = (text: string) => find(readText(text), { mentions: { technicians: [], services: [] } }).map(({ id }) => id);

  it.each(["Gökhan'a teşekkürler", 'Gökhan Bey çok ilgili', "Gökhan Çelik'in eline sağlık"])(
    'finds a Turkish name in %s',
    (text) => {
      expect(found(text)).toEqual(['Gökhan Çelik']);
    },
  );

  it.each(["We came from Kaua'i.", "Kim O'Dan came."])('keeps the end of a name that has an apostrophe in %s', (text) => {
    const business = { technicians: [{ name: "Kim O'Dan" }], services: [], service_areas: [{ id: 'kauai', name: "Kaua'i" }] };
    const findHere = createEntityFinder(business, NO_ALIASES);
    expect(findHere(readText(text), { mentions: { technicians: [], services: [] } })).toHaveLength(1);
  });

  it('takes no Turkish ending from other words with an apostrophe', () => {
    expect(["Ayşe'ye ve Ayşe'nin", "They cover Kaua'i", 'They cover Kauai', "O'Gökhan came"].map(found)).toEqual([
      ['Ayşe Kaya', 'Ayşe Kaya'],
      ['kauai'],
      ['kauai'],
      [],
    ]);
  });

  it('finds names between which there are no spaces, each once', () => {
    expect(found('佐藤美咲さんのカットは最高です')).toEqual(['佐藤 美咲', 'cut']);
    expect(found('佐藤 美咲 カット')).toEqual(['佐藤 美咲', 'cut']);
  });
});
