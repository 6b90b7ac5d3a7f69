import { describe, expect, it } from 'vitest';
import { parseWith } from '../../../src/reviews/schemas/issues.ts';
import { openingHoursSchema } from '../../../src/reviews/schemas/opening-hours.ts';

function messagesOf(text: string): string[] {
  const parsed = parseWith(openingHoursSchema, text);
  return parsed.ok ? [] : parsed.issues.map(({ message }) => message);
}

describe('opening hours', () => {
  it.each([
    'Mo-Fr 07:00-18:00',
    'Sa 08:00-13:00',
    'Tu,Th 16:00-20:00',
    'Mo-We,Fr 08:00-12:00,13:00-17:00',
    'Fr-Mo 20:00-02:00',
    'Mo-Su',
    'Su 00:00-24:00',
  ])('may be %s', (text) => expect(messagesOf(text)).toEqual([]));

  it.each(['', 'Mo-Fr 08:00', 'Mo-Fr 08:00-17:60', 'Mo-Fr 24:30-25:00', 'Mo-Fr 07:00-18:00; whenever', '24/7', 'M-X 9-5'])(
    'may not be %j',
    (text) => {
      expect(messagesOf(text)).toEqual([
        `${JSON.stringify(text)} is not understood; days are Mo Tu We Th Fr Sa Su and times four digits of 24 hours, such as "Mo-Fr 08:00-17:00", "Sa,Su 09:30-13:00", with a break "Mo-Fr 09:00-14:00,16:00-20:00", or all day "Mo-Su"`,
      ]);
    },
  );

  it('say where quotation marks are missing, when a comma has parted times from their days', () => {
    expect(messagesOf('13:00-17:00')).toEqual([
      '"13:00-17:00" has no day; within [ ], hours with a comma need quotation marks: ["Mo-Fr 09:00-14:00,16:00-20:00"]',
    ]);
  });

  it.each(['Mo-Fr 07:00-18:00; Sa 08:00-13:00', 'Mo-Fr 07:00-18:00, Sat 8-13', 'Mon-Fri 7am-6pm;Sa 8:00-13:00'])(
    'are parted where several are in one: %j',
    (text) => {
      expect(messagesOf(text)).toEqual([
        `${JSON.stringify(text)} is not understood; these are 2 entries: ["Mo-Fr 07:00-18:00", "Sa 08:00-13:00"]`,
      ]);
    },
  );

  it.each(['Su closed', 'Bank holidays: closed', 'domingo cerrado', 'dim. fermé'])('have no days that are closed: %s', (text) => {
    expect(messagesOf(text)).toEqual([`${JSON.stringify(text)} is not understood; leave out the days on which you are closed`]);
  });

  it.each(['Mo-Fri 8-17', 'Mo–Fr 8:00–17:00', 'mo-fr 08:00-17:00', 'Mo-Fr 08:00-17:00\n'])('are proposed for %j', (text) => {
    expect(messagesOf(text)).toEqual([`${JSON.stringify(text)} is not understood; did you mean "Mo-Fr 08:00-17:00"?`]);
  });
});
