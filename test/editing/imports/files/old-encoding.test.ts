import { expect, it } from 'vitest';
import type { LocalEncoding } from '../../../../src/editing/imports/files/local-encoding.ts';
import { oldEncoding } from '../../../../src/editing/imports/files/old-encoding.ts';
import { encoded } from '../../../support/content/encoded.ts';

const TEXTS = {
  english: 'Don’t miss it – “great” food… I’m glad they’ve opened. Café at 5 o’clock, good—really.',
  spanish: 'José Muñoz: ¡Increíble atención! Volvería mañana, fue rápido. ¿Y el café? Íñigo también, ÚNICO.',
  german: 'Jörg Müller: Größe gefällt, schöne Übergabe, heiß. „Danke“ – für 5 Äpfel',
  french: 'L’été, c’était très bon. À bientôt, ça m’a plu ; garçon aimable, œuvre créée, Noël.',
  italian: 'Perché no? È più che ottimo, dell’olio così buono. Città bella, qualità.',
  portuguese: 'Não foi mau, a recepção é ótima. São João, coração, três pães. ATENÇÃO E EDUCAÇÃO',
  swedish: 'Väldigt små portioner, Åsa är snäll. Öppet på lördag.',
  finnish: 'Hyvää yötä, hääyö. Pöytä näytti pieneltä.',
  one: 'name,text\nAnn,increíble\n',
  name: 'name,text\nJosé,good\n',
  surname: 'name,text\nMüller,gut\n',
  apostrophe: 'name,text\nAnn,They didn’t wait\n',
};

async function told(bytes: Buffer, ...local: LocalEncoding[]) {
  return oldEncoding(async function* (encoding) {
    yield new TextDecoder(encoding).decode(bytes);
  }, local);
}

const cases = Object.entries(TEXTS).flatMap(([name, text]) =>
  (['windows-1252', 'macintosh'] as const).map((encoding) => [encoding, name, text] as const),
);

it.each(cases)('tells %s by what results: %s', async (encoding, _, text) => {
  expect(await told(encoded(text, encoding))).toBe(encoding);
});

it.each(['とても良いお店でした。', '投稿者,評価\n山田,5つ星のレストランです\n', 'サービス良い ☆'])(
  'tells Shift_JIS: %s',
  async (text) => {
    expect(await told(encoded(text, 'shift_jis'))).toBe('shift_jis');
  },
);

it.each([
  ['windows-1250', 'Příjemná obsluha, skvělé jídlo. Jan Dvořák'],
  ['windows-1250', 'Nagyon jó szolgáltatás, gyönyörű munka, későn'],
  ['windows-1250', 'Größe gefällt, schöne Übergabe'],
  ['windows-1254', 'Hızlı ve temiz iş çıkardılar. Ayşe Yıldız'],
  ['windows-1257', 'Labai geras aptarnavimas, ačiū'],
] as const)('takes %s where its country uses it: %s', async (encoding, text) => {
  expect(await told(encoded(text, encoding), encoding)).toBe(encoding);
  expect(await told(encoded(text, encoding))).toBe('windows-1252');
});

it.each([
  ['windows-1251', 'Дата;Имя\nАнна;Отличная мастерская, всё сделали быстро. Спасибо!'],
  ['windows-1253', 'Πολύ καλή εξυπηρέτηση, το φαγητό ήταν ωραίο'],
  ['windows-1255', 'שירות מצוין, הגיעו בזמן'],
  ['windows-1256', 'خدمة ممتازة وسريعة'],
  ['windows-874', 'บริการดีมาก รวดเร็ว'],
  ['shift_jis', '氏名,作業\n山田太郎,配管工事'],
  ['euc-kr', '정말 친절하고 맛있어요'],
  ['gbk', '服务非常好，下次再来！！！！'],
  ['big5', '服務非常好，老闆人很親切'],
] as const)('takes %s where its country uses it, and for no Western text', async (encoding, text) => {
  expect(await told(encoded(text, encoding), encoding)).toBe(encoding);
  for (const western of [TEXTS.german, 'À bientôt, c’était très bon', 'Größe', 'Atención, 100 £'])
    expect(await told(encoded(western, 'windows-1252'), encoding), western).toBe('windows-1252');
});

it('tells by the letters which encoding of a country it is', async () => {
  const serbian = ['windows-1250', 'windows-1251'] as const;
  expect(await told(encoded('Одлична услуга, брзо и чисто', 'windows-1251'), ...serbian)).toBe('windows-1251');
  expect(await told(encoded('Odlična usluga, brzo i čisto', 'windows-1250'), ...serbian)).toBe('windows-1250');
});

it('takes no local encoding for a text that makes no sense in it', async () => {
  expect(await told(encoded('Отличная мастерская', 'windows-1251'), 'windows-1250')).toBeUndefined();
  expect(await told(encoded(TEXTS.english, 'macintosh'), 'windows-1250')).toBe('macintosh');
  expect(await told(Buffer.from('服务非常好,下次再来,味道很好'), 'gbk')).toBeUndefined();
  const cut = Buffer.from('Отличная мастерская, всё сделали').subarray(0, -1);
  expect(await told(cut, 'windows-1251')).toBeUndefined();
});

it.each([
  ['windows-1251', 'Отличная мастерская, всё сделали быстро. Спасибо!'],
  ['windows-1253', 'Πολύ καλή εξυπηρέτηση, το φαγητό ήταν ωραίο'],
  ['windows-1256', 'خدمة ممتازة وسريعة'],
  ['windows-1250', 'Świetna obsługa, będę wracać, żółty'],
  ['gbk', '服务非常好,下次再来'],
  ['euc-kr', '정말 친절하고 맛있어요'],
  ['utf-8', 'Größe gefällt, schöne Äpfel. José'],
])('takes %s for none of them', async (encoding, text) => {
  const bytes = encoding === 'utf-8' ? Buffer.from(text) : encoded(text, encoding);
  expect(await told(bytes)).toBeUndefined();
});
