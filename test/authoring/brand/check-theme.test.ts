import { expect, it } from 'vitest';
import { checkTheme } from '../../../src/authoring/brand/check-theme.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const checked = (text: string) => checkYaml('theme.yaml', text, checkTheme);

it('takes a theme, and an empty file for one that says nothing', () => {
  const shape = { type: 'plain', radius: 'none', density: 'roomy', photo_alt: 'The shop' };
  for (const theme of [{ accent: '#0b5c66', accent_dark: '#7CCDD4', ...shape }, {}, { accent: '#ffd400' }])
    expect(checked(JSON.stringify(theme)).found).toEqual([theme]);
  expect(checked('').found).toEqual([{}]);
});

const COLOUR = 'a colour is written with # and six digits, and in a file in quotation marks: "#0b5c66"';

it.each([
  ['accent_dark: "#7ccdd4"', '1:14  accent_dark: is for dark pages alone; write the accent of light pages, too'],
  ['accent: teal', `1:9  accent: "teal" is not a colour; ${COLOUR}`],
  ['accent:\n', `1:8  accent: is empty; ${COLOUR}, or leave it out`],
  ['accent: 123456', `1:9  accent: is not text; ${COLOUR}`],
  ['type: comic', '1:7  type: "comic" is not one of classic, plain, friendly'],
  [
    'acent: "#0b5c66"',
    '1:1  unknown key "acent"; did you mean accent? (allowed: accent, accent_dark, type, radius, density, photo_alt)',
  ],
])('%s is a mistake', (text, expected) => {
  expect(linesOf(checked(text))).toEqual([`theme.yaml:${expected}`]);
});
