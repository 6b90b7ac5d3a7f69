import { linesOf, write } from '../content.ts';

/** A review in Arabic with an answer. */
export const ANSWERED = 'huda-m';

const BUSINESS = `
name: ورشة الواحة للتكييف
description: صيانة أجهزة التكييف وتركيبها في المنازل والمكاتب.
url: https://alwaha.example.com/
telephone: "+20 2 0000 0000"
email: salam@alwaha.example.com
language: ar-EG
address: { street_address: 12 شارع النخيل, address_locality: القاهرة, address_country: EG }
opening_hours: ["Su-Th 09:00-17:00"]
technicians:
  - { name: سامي حداد, title: فنّي أول }
  - { name: Lena Brandt, title: فنّية }
services:
  - { id: maintenance, name: صيانة التكييف, description: تنظيف وفحص وشحن. }
service_areas:
  - { id: maadi, name: المعادي }
`;

const ARABIC: readonly (readonly [rating: number, author: string, title: string | undefined, text: string])[] = [
  [5, 'منى س.', 'سرعة ونظافة', 'وصل الفنّي في الموعد، وأصلح الجهاز في أقل من ساعة، وترك المكان نظيفًا.'],
  [4, 'Karim A.', undefined, 'عمل جيد، لكن السعر أعلى قليلًا مما قيل لي على الهاتف (450 بدلًا من 400).'],
  [2, 'خالد ع.', 'انتظار طويل', 'انتظرت ثلاثة أيام حتى جاء أحد.\nبعد ذلك كان الإصلاح سليمًا.'],
  [5, 'نور ف.', undefined, 'شرح لي سامي حداد كل خطوة بصبر. أنصح به.'],
  [3, 'ليلى ر.', 'مقبول', 'الجهاز يبرد الآن، لكن صوته ما زال عاليًا.'],
];

const ENGLISH = [
  'She arrived on time and was very polite. The price was fair and she cleaned up after the work.',
  'Lena was on time, explained everything and the price was fair.',
  'Fair price, tidy work. He called ahead and came on time.',
  'They were late twice and the price was too high.',
  'Polite, quick and clean. The price was exactly what they quoted.',
  'On time, friendly, and they cleaned up afterwards.',
];

const JOB = {
  mentions: { technicians: ['سامي حداد'], services: ['maintenance'] },
  service_area: 'maadi',
  verification: { method: 'invoice', date: '2026-03-10' },
};

/** Writes the content of a business whose pages run from right to left, with reviews in Arabic and in English. */
export async function writeArabicContent(folder: string): Promise<void> {
  const arabic = ARABIC.map(([rating, author, title, text], at) => ({
    ...JOB,
    id: `ar-${at}`,
    date: `2026-02-0${at + 1}`,
    rating,
    author,
    ...(title && { title }),
    text,
    language: 'ar',
  }));
  const english = ENGLISH.map((text, at) => ({
    ...JOB,
    id: `en-${at}`,
    date: `2026-01-1${at}`,
    rating: 5 - (at % 3),
    author: `Guest ${at}`,
    text,
    language: 'en',
  }));
  const answered = {
    ...JOB,
    id: ANSWERED,
    date: '2026-03-08',
    rating: 4,
    author: 'هدى م.',
    title: 'عاد البرد إلى البيت',
    text: 'اتصلت صباحًا (الساعة 9:30) وجاءت Lena Brandt بعد الظهر. السعر 650 جنيهًا كما اتفقنا.',
    mentions: { technicians: ['Lena Brandt'], services: ['maintenance'] },
    language: 'ar',
    response: { date: '2026-03-09', text: 'شكرًا لكِ يا هدى، نسعد بخدمتك دائمًا.' },
    disclosure: { incentive: { kind: 'discount', text: 'خصم 10% على الزيارة التالية' } },
  };
  await write(folder, 'business.yaml', BUSINESS);
  await write(folder, 'reviews.jsonl', linesOf(answered, ...arabic, ...english));
}
