import { expect, it } from 'vitest';
import { openStateText } from '../../../src/browser/opening-state/open-state-text.ts';
import { en } from '../../../src/locales/en.ts';
import { es } from '../../../src/locales/es.ts';
import type { OpenState } from '../../../src/reviews/open-state.ts';

const opens = (inDays: number, time = '07:00'): OpenState => ({ isOpen: false, opens: { inDays, day: 0, time } });

it.each<[OpenState, string, string, string]>([
  [{ isOpen: true }, 'Open now', 'Open now', 'Abierto ahora'],
  [{ isOpen: true, until: '18:00' }, 'Open until 6:00 PM', 'Open until 18:00', 'Abierto · cierre: 18:00'],
  [{ isOpen: true, until: '00:00' }, 'Open until midnight', 'Open until midnight', 'Abierto · cierre: medianoche'],
  [opens(0, '07:30'), 'Closed, opens at 7:30 AM', 'Closed, opens at 07:30', 'Cerrado · apertura: 7:30'],
  [opens(1), 'Closed, opens tomorrow at 7:00 AM', 'Closed, opens tomorrow at 07:00', 'Cerrado · apertura: mañana, 7:00'],
  [opens(2), 'Closed, opens Monday at 7:00 AM', 'Closed, opens Monday at 07:00', 'Cerrado · apertura: lunes, 7:00'],
  [opens(6), 'Closed, opens Monday at 7:00 AM', 'Closed, opens Monday at 07:00', 'Cerrado · apertura: lunes, 7:00'],
  [
    opens(7),
    'Closed, opens next Monday at 7:00 AM',
    'Closed, opens next Monday at 07:00',
    'Cerrado · apertura: el próximo lunes, 7:00',
  ],
])('says %j as people of the locale do', (state, american, british, spanish) => {
  const said = [
    openStateText(state, en.home.opening, 'en'),
    openStateText(state, en.home.opening, 'en-GB'),
    openStateText(state, es.home.opening, 'es'),
  ];
  // Some versions of the locale data have a narrow space before "PM".
  expect(said.map((text) => text.replaceAll('\u202F', ' '))).toEqual([american, british, spanish]);
});

it('fills in a placeholder that the business wrote twice', () => {
  const words = { ...en.home.opening, later: '{day} {time}, yes, {day} {time}' };
  expect(openStateText(opens(3), words, 'en-GB')).toBe('Monday 07:00, yes, Monday 07:00');
});
